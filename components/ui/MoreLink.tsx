import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './MoreLink.module.css'

/** A link onward or, with `back`, to where the page belongs. */
export const MoreLink = ({ href, back = false, children }: { href: string; back?: boolean; children: ReactNode }) => (
  <a className={styles.more} href={href}>
    {back && <Icon name="back" />}
    {children}
    {!back && <Icon name="arrow" />}
  </a>
)
