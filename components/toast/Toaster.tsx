import * as Radix from '@radix-ui/react-toast'
import { useRef, useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './Toaster.module.css'
import type { ToasterWords } from './toast-region.ts'
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts'
import { useToastMotion } from './use-toast-motion.ts'

/**
 * How long a toast stays, in milliseconds, and how far a swipe must go to dismiss it, in pixels.
 */
const duration = 5000
const swipeThreshold = 50

const ToastView = ({
  id,
  open,
  title,
  description,
  variant = 'default',
  silent,
  action,
  dismiss,
}: ShownToast & { dismiss: string }) => {
  const element = useRef<HTMLLIElement>(null)
  const left = useToastMotion(element, open)
  if (left) return null
  return (
    <Radix.Root
      ref={element}
      className={variant === 'destructive' ? `${styles.toast} ${styles.destructive}` : styles.toast}
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      // Closed, it stays until it has moved out.
      forceMount
    >
      <Icon name={variant === 'destructive' ? 'alert' : 'check'} />
      <div data-radix-toast-announce-exclude={silent ? '' : undefined}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description>{description}</Radix.Description>
        {action && (
          <Radix.Action className={styles.action} altText={action.label} onClick={action.run}>
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close className={styles.close} aria-label={dismiss}>
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  )
}

/** The toasts of a page. F8 moves focus to them. */
export const Toaster = ({ words }: { words: ToasterWords }) => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  return (
    <Radix.Provider
      label={words.toast}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} dismiss={words.dismiss} {...toast} />
      ))}
      <Radix.Viewport label={words.region} className={styles.viewport} hotkey={['F8']} />
    </Radix.Provider>
  )
}
