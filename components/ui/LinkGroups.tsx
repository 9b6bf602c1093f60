import { Icon } from './Icon.tsx'
import styles from './LinkGroups.module.css'

export type LinkGroup = { heading: string; links: readonly { href: string; label: string }[] }

/** Groups of links with headings. A group without links is left out. */
export const LinkGroups = ({
  groups,
  wide = false,
  level = 'h2',
}: {
  groups: readonly LinkGroup[]
  wide?: boolean
  level?: 'h2' | 'h3'
}) => {
  const Heading = level
  return (
    <div
      className={wide ? `${styles.groups} ${styles.wide}` : styles.groups}
      data-wide={wide || undefined}
    >
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ heading, links }) => (
          <div key={heading}>
            <Heading>{heading}</Heading>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>
                    {label}
                    <Icon name="arrow" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
