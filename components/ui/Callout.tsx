import type { ReactNode } from 'react'
import styles from './Callout.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

type CalloutProps = {
  tone?: 'info' | 'warn' | 'good' | 'bad'
  title?: string
  children?: ReactNode
}

const icons = { info: 'info', warn: 'info', good: 'check', bad: 'alert' } as const

/** A note set off from the text. */
export const Callout = ({ tone = 'info', title, children }: CalloutProps) => (
  <div className={classes(styles.callout, tone !== 'info' && styles[tone])}>
    <Icon name={icons[tone]} />
    <div>
      {title && <strong>{title}</strong>} {children}
    </div>
  </div>
)
