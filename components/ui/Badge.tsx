import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { Icon, type IconName } from './Icon.tsx'

/** A small label that carries a fact. */
export const Badge = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={styles.badge}>
    <Icon name={icon} />
    {children}
  </p>
)
