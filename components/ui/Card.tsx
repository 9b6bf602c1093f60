import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type CardProps = {
  children: ReactNode
  lift?: boolean
  on?: 'dark' | 'red'
}

/** A box for something users can act on. Lists and features use a hairline instead. */
export const Card = ({ children, lift = false, on, ...rest }: CardProps) => (
  <div className={classes(styles.card, 'surface', lift && styles.lift, on && `on-${on}`)} {...rest}>
    {children}
  </div>
)

type BadgeProps = {
  icon?: ReactNode
  tone?: 'gold' | 'palm' | undefined
  'data-until'?: string | undefined
  children: ReactNode
}

export const Badge = ({ icon, tone, children, ...rest }: BadgeProps) => (
  <p className={classes('notice line g1', styles.badge, tone)} {...rest}>
    {icon}
    {children}
  </p>
)
