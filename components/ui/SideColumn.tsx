import type { ReactNode } from 'react'
import styles from './SideColumn.module.css'

/** Cards beside the text; they stay visible on wide screens. */
export const SideColumn = ({ children, label }: { children: ReactNode; label: string }) => (
  <aside className={styles.side} aria-label={label}>
    {children}
  </aside>
)
