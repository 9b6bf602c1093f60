import type { ReactNode } from 'react'
import styles from './Block.module.css'
import { classes } from './classes.ts'

type HeadingProps = {
  heading?: string | undefined
  lead?: string | undefined
}

type BlockProps = HeadingProps & {
  /** Classes beside `section`, such as `sand`. */
  look?: string | undefined
  /** True to put the text beside its heading on wide screens, unless it contains something wide. */
  beside?: boolean
  children: ReactNode
}

/** A full-width block with its heading, and the lead beside that on wide screens. */
export const Block = ({ look, beside = false, heading, lead, children }: BlockProps) => (
  <section className={classes('section', look)}>
    <div className={classes('wrap', beside && `sidebar wide-right top ${styles.beside}`)}>
      {heading && (
        <header
          className={classes('sidebar wide-left bottom rise', styles.head, beside && 'sticky')}
        >
          <h2>{heading}</h2>
          {lead && <p className="t-lead">{lead}</p>}
        </header>
      )}
      {children}
    </div>
  </section>
)

type SplitProps = {
  look?: string | undefined
  /** Classes beside `split`, such as `wide-left`. */
  columns?: string
  id?: string
  children: ReactNode
}

export const Split = ({ look, columns, id, children }: SplitProps) => (
  <section className={classes('section', look)} id={id}>
    <div className={classes('wrap sidebar', columns)}>{children}</div>
  </section>
)

type IntroProps = HeadingProps & { badge?: ReactNode; children?: ReactNode }

/** One of two columns: a heading, its lead and what follows. */
export const Intro = ({ badge, heading, lead, children }: IntroProps) => (
  <div>
    {badge}
    {heading && <h2 className={badge ? 'below-s' : undefined}>{heading}</h2>}
    {lead && <p className="t-lead below-s">{lead}</p>}
    {children}
  </div>
)

type SideColumnProps = { children: ReactNode; label: string; tall?: boolean }

/** Cards beside the text, which stay visible on wide screens unless they are too tall. */
export const SideColumn = ({ children, label, tall = false }: SideColumnProps) => (
  <aside
    className={classes('grid c2 g5 level', styles.side, !tall && styles.stays)}
    aria-label={label}
  >
    {children}
  </aside>
)

type BandProps = { look: string; heading: string; text: string; children: ReactNode }

export const Band = ({ look, heading, text, children }: BandProps) => (
  <div className={`cluster apart ${styles.band} ${look}`} data-wide="">
    <div>
      <h2>{heading}</h2>
      <p className="t-lead below-s">{text}</p>
    </div>
    {children}
  </div>
)
