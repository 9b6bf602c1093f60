import { Icon } from '../ui/Icon.tsx'
import styles from './FieldError.module.css'

/**
 * The error message under a field. An empty message still takes up space: otherwise a message that
 * appears when a visitor presses Next would push the button out from under their finger.
 */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) => (
  <p className={styles.error} id={id} aria-live="polite">
    {message !== undefined && (
      <>
        <Icon name="alert" />
        {message}
      </>
    )}
  </p>
)
