import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { say } from '../../content/model/message.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Toaster.module.css'
import type { ToasterWords } from './toast-region.ts'
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'
import { useTimeOut } from './use-time-out.ts'
import { useToastMotion } from './use-toast-motion.ts'

/** Moves the focus to the toasts. */
const hotkey = 'F8'

type ToastViewProps = ShownToast & {
  /** Somebody points at the toasts, or stands in them. */
  held: boolean
  dismiss: string
  close: () => void
}

const ToastView = ({
  open,
  title,
  description,
  variant = 'default',
  action,
  held,
  dismiss,
  close,
}: ToastViewProps) => {
  const element = useRef<HTMLLIElement>(null)
  const swipe = useSwipe(element, close)
  const left = useToastMotion(element, open)
  useTimeOut(open && !held, close)
  if (left) return null
  return (
    <li
      ref={element}
      className={variant === 'destructive' ? `${styles.toast} ${styles.destructive}` : styles.toast}
      {...swipe}
    >
      <Icon name={variant === 'destructive' ? 'alert' : 'check'} />
      <div>
        <div className={styles.title}>{title}</div>
        <div>{description}</div>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.run()
              close()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={dismiss} onClick={close}>
        <Icon name="close" />
      </button>
    </li>
  )
}

/** Whether toasts are to stay: somebody points at them, stands in them, or is in another window. */
const useHeld = () => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const leave = () => setHeld(true)
    const comeBack = () => setHeld(false)
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
    }
  }, [])
  return {
    held,
    onPointerMove: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHeld(currentTarget.contains(relatedTarget)),
  }
}

/** The toasts of a page. F8 moves the focus to them, and Escape closes what is open. */
export const Toaster = ({ words }: { words: ToasterWords }) => {
  const list = useRef<HTMLOListElement>(null)
  const { held, ...holding } = useHeld()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  const close = (id: number) => {
    // A button that goes must not take the focus with it.
    if (list.current?.contains(document.activeElement)) list.current.focus()
    dismissToast(id)
  }
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === hotkey) list.current?.focus()
      if (key === 'Escape') for (const { id, open } of toastStore.current()) if (open) close(id)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <section aria-label={say(words.region, { hotkey })} {...holding}>
      <ol
        ref={list}
        className={styles.viewport}
        tabIndex={-1}
        aria-live={toasts.some(({ silent }) => silent) ? 'off' : 'assertive'}
      >
        {toasts.map((toast) => (
          <ToastView
            key={toast.id}
            held={held}
            dismiss={words.dismiss}
            close={() => close(toast.id)}
            {...toast}
          />
        ))}
      </ol>
    </section>
  )
}
