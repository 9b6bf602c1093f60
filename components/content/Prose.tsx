import type { ReactNode } from 'react'
import styles from './Prose.module.css'
import { Words } from './Words.tsx'

/** The body of a content file, typeset for reading. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <article className={styles.prose}>
    <Words>{children}</Words>
  </article>
)
