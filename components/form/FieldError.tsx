import { Icon } from '../ui/Icon.tsx'
import styles from './FieldError.module.css'

/**
 * What is wrong with a field, under it. An empty message still takes up its room: otherwise one that appears when a visitor
 * presses Next would move the button away from under the finger.
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
