import { Icon } from '../../../ui/Icon.tsx'
import styles from './fields.module.css'

/**
 * What is wrong with a field, under it. Its room is kept while there is nothing to say: a message that came when a visitor
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
