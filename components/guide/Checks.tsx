import type { ReactNode } from 'react'
import styles from './Checks.module.css'

/** A numbered list to tick off, on a sheet of its own where it is printed. */
export const Checks = ({ children }: { children?: ReactNode }) => (
  <div className={styles.checks}>{children}</div>
)
