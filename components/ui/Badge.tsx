import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type BadgeProps = {
  icon?: ReactNode
  tone?: 'teal' | 'gold' | 'palm'
  'data-until'?: string
  children: ReactNode
}

/** A small label for a fact. */
export const Badge = ({ icon, tone = 'teal', children, ...rest }: BadgeProps) => (
  <p className={tone === 'teal' ? styles.badge : `${styles.badge} ${styles[tone]}`} {...rest}>
    {icon}
    {children}
  </p>
)
