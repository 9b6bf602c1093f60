import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Props of every kind of field. */
export type FieldProps = {
  name: string
  label: string
  /**
   * Text after the label of a field that may be left empty, such as "(optional)". Without it, the
   * field is required.
   */
  optional?: string | undefined
  /** True if the field spans the form's width instead of half of it. */
  full?: boolean | undefined
}

/** A label with its control below. */
export const Field = ({
  id,
  label,
  optional,
  full = false,
  children,
}: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) => (
  <div className={full ? `${styles.field} ${styles.full}` : styles.field}>
    <label htmlFor={id}>
      {label}
      {optional !== undefined && <span className={styles.optional}>{` ${optional}`}</span>}
    </label>
    {children}
  </div>
)
