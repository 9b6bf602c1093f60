import type { ReactNode } from 'react'
import styles from './Card.module.css'

type CardProps = { children: ReactNode; lift?: boolean; on?: 'dark' | 'red' }

/** A box for something users can act on. Lists and features use a hairline instead. */
export const Card = ({ children, lift = false, on }: CardProps) => (
  <div className={[styles.card, lift && styles.lift, on && `on-${on}`].filter(Boolean).join(' ')}>
    {children}
  </div>
)
