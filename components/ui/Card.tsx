import type { ComponentProps, ReactNode } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

type CardProps = { children: ReactNode; lift?: boolean; on?: 'dark' | 'red' }

/** A box for something users can act on. Lists and features use a hairline instead. */
export const Card = ({ children, lift = false, on }: CardProps) => (
  <div className={classes(styles.card, 'surface', lift && styles.lift, on && `on-${on}`)}>
    {children}
  </div>
)

type BadgeProps = {
  icon?: ReactNode
  tone?: 'teal' | 'gold' | 'palm'
  'data-until'?: string
  children: ReactNode
}

/** A small label for a fact. */
export const Badge = ({ icon, tone = 'teal', children, ...rest }: BadgeProps) => (
  <p className={classes(styles.badge, tone !== 'teal' && styles[tone])} {...rest}>
    {icon}
    {children}
  </p>
)

type CalloutProps = ComponentProps<'div'> & {
  tone?: 'info' | 'warn' | 'good' | 'bad'
  /** The state of a contact form in which its behavior shows the callout. */
  'data-when'?: string
}

const icons = { info: 'info', warn: 'info', good: 'check', bad: 'alert' } as const

/** A note set off from the text. */
export const Callout = ({ tone = 'info', title, children, ...attributes }: CalloutProps) => (
  <div className={classes(styles.callout, tone !== 'info' && styles[tone])} {...attributes}>
    <Icon name={icons[tone]} />
    <div>
      {title && <strong>{title}</strong>} {children}
    </div>
  </div>
)
