import type { ReactNode } from 'react'
import styles from '../wizard/Wizard.module.css'

/** Stands in the place of a result that is not there yet. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <p className={styles.waiting} role="status">
    {children}
  </p>
)
