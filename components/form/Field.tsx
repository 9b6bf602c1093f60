import type { ReactNode } from 'react'
import styles from './form.module.css'

/** What every kind of field has. */
export type FieldProps = {
  name: string
  label: string
  /** The word after the label of a field that may stay empty, such as "(optional)". A field without it is required. */
  optional?: string | undefined
  /** Whether the field is as wide as the form, where others stand side by side. */
  full?: boolean | undefined
}

/** A label and, under it, what it names. */
export const Field = ({ id, label, optional, full = false, children }: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) => (
  <div className={full ? `${styles.field} ${styles.full}` : styles.field}>
    <label htmlFor={id}>
      {label}
      {optional !== undefined && <span className={styles.optional}>{` ${optional}`}</span>}
    </label>
    {children}
  </div>
)
