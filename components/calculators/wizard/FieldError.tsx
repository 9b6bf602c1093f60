import { Icon } from '../../ui/Icon.tsx'
import styles from './fields.module.css'

/** What is wrong with a field, under it. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message === undefined ? null : (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      {message}
    </p>
  )
