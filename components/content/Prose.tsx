import type { ReactNode } from 'react'
import { ContentBody } from './ContentBody.tsx'
import styles from './Prose.module.css'

/** The body of a content file, typeset for reading. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <article className={styles.prose}>
    <ContentBody>{children}</ContentBody>
  </article>
)
