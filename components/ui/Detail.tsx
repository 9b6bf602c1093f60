import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Detail.module.css'
import { PageIcon } from './Icon.tsx'

type DetailProps = {
  summary: ReactNode
  open?: boolean
  /** Whether it is a large line, as in a list of questions. */
  large?: boolean
  className?: string | undefined
  children: ReactNode
}

/** What expands below a line. */
export const Detail = (props: DetailProps) => (
  <details
    className={classes(styles.detail, props.large && styles.large, props.className)}
    open={props.open}
  >
    <summary>
      {props.summary}
      <PageIcon name="plus" />
    </summary>
    {props.children}
  </details>
)
