import type { ReactNode } from 'react'
import styles from './Block.module.css'

type BlockProps = {
  /** Classes beside `section`, such as `sand`. */
  look?: string | undefined
  heading?: string | undefined
  /** Stands beside the heading on wide screens. */
  lead?: string | undefined
  children: ReactNode
}

/** A block across the page, with its heading. */
export const Block = ({ look, heading, lead, children }: BlockProps) => (
  <section className={look ? `section ${look}` : 'section'}>
    <div className="wrap">
      {heading && (
        <header className={`${styles.head} rise`}>
          <h2>{heading}</h2>
          {lead && <p>{lead}</p>}
        </header>
      )}
      {children}
    </div>
  </section>
)

/** Cards beside the text; they stay visible on wide screens. */
export const SideColumn = ({ children, label }: { children: ReactNode; label: string }) => (
  <aside className={styles.side} aria-label={label}>
    {children}
  </aside>
)
