import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './Toaster.module.css'
import { dismissToast, type ShownToast, toastStore } from './toasts.ts'

/** How long a toast stands, in milliseconds, and how far it is swiped away, in pixels. Specification, section 9. */
const duration = 5000
const swipeThreshold = 50

const ToastView = ({ id, open, title, description, variant = 'default', action }: ShownToast) => (
  <Radix.Root
    className={variant === 'destructive' ? `${styles.toast} ${styles.destructive}` : styles.toast}
    open={open}
    onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
  >
    <Icon name={variant === 'destructive' ? 'alert' : 'check'} />
    <div>
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      <Radix.Description>{description}</Radix.Description>
      {action && (
        <Radix.Action className={styles.action} altText={action.label} onClick={action.run}>
          {action.label}
        </Radix.Action>
      )}
    </div>
    <Radix.Close className={styles.close} aria-label="Dismiss">
      <Icon name="close" />
    </Radix.Close>
  </Radix.Root>
)

/** The region of the page where notices appear. F8 moves the focus there. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} {...toast} />
      ))}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} />
    </Radix.Provider>
  )
}
