import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { type IconName, PageIcon } from './PageIcon.tsx'

type BadgeProps = {
  icon?: IconName
  tone?: 'teal' | 'gold' | 'palm'
  'data-until'?: string
  children: ReactNode
}

/** A small label for a fact. */
export const Badge = ({ icon, tone = 'teal', children, ...rest }: BadgeProps) => (
  <p className={tone === 'teal' ? styles.badge : `${styles.badge} ${styles[tone]}`} {...rest}>
    {icon && <PageIcon name={icon} />}
    {children}
  </p>
)
