import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './MoreLink.module.css'

/** A link to read more or, with `back`, to the parent page. */
export const MoreLink = ({
  href,
  back = false,
  children,
}: {
  href: string
  back?: boolean
  children: ReactNode
}) => (
  <a className={styles.more} href={href}>
    {back && <Icon name="back" />}
    {children}
    {!back && <Icon name="arrow" />}
  </a>
)
