import { Icon } from './Icon.tsx'
import styles from './LinkRows.module.css'

type Link = { href: string; label: string }

/** Links as ruled rows, in up to four columns. */
export const LinkRows = ({ label, links }: { label: string; links: readonly Link[] }) => (
  <nav className={styles.links} aria-label={label}>
    {links.map((link) => (
      <a key={link.href} href={link.href}>
        {link.label}
        <Icon name="arrow" />
      </a>
    ))}
  </nav>
)
