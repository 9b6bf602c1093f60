import { say } from '../../content/schema/message.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Toaster.module.css'

/** The empty place of toasts on every page. The toaster is loaded with the first toast. */
export const ToastRegion = () => {
  const { region, dismiss } = useWords('toasts')
  return (
    <div
      id="toasts"
      className={styles.toast}
      popover="manual"
      role="region"
      aria-label={say(region, { hotkey: 'F8' })}
      tabIndex={-1}
      data-dismiss={dismiss}
    />
  )
}
