import { Icon } from './Icon.tsx'
import styles from './LinkRows.module.css'
import { evenRows } from './rows.ts'

export type Link = { href: string; label: string }

/** The grid on wide screens has 12 columns, so a row holds up to four links of equal width. */
const columns = 12
const usualSpan = 3
const spansOf = (count: number) =>
  evenRows(count, columns / usualSpan).flatMap((links) =>
    Array.from({ length: links }, () => columns / links),
  )

/** Links in ruled rows, in up to four columns. */
export const LinkRows = ({ label, links }: { label: string; links: readonly Link[] }) => {
  const spans = spansOf(links.length)
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map((link, index) => (
        <a
          key={link.href}
          href={link.href}
          data-span={spans[index] === usualSpan ? undefined : spans[index]}
        >
          {link.label}
          <Icon name="arrow" />
        </a>
      ))}
    </nav>
  )
}
