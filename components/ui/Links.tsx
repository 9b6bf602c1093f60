import type { ReactNode } from 'react'
import { Block } from './Block.tsx'
import { columnsFor } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Links.module.css'

export type Link = { href: string; label: string }
type MoreLinkProps = { href: string; back?: boolean; children: ReactNode }

/** A link to read more or, with `back`, to the parent page. */
export const MoreLink = ({ href, back = false, children }: MoreLinkProps) => (
  <a className={`line g1 quiet ${back ? '' : 'arrow '}${styles.more}`} href={href}>
    {back && <Icon name="back" />}
    {children}
  </a>
)

export const LinkRows = ({ label, links }: { label: string; links: readonly Link[] }) => (
  <nav className={`fill g7 ${columnsFor(links.length)} ruled ${styles.rows}`} aria-label={label}>
    {links.map(({ href, label: name }) => (
      <a key={href} className="line apart arrow t-title" href={href}>
        {name}
      </a>
    ))}
  </nav>
)

type LinkSectionProps = {
  heading: string
  /** The label of the links for screen readers, if not the heading. */
  label?: string
  links: readonly Link[]
  plain?: boolean
}

export const LinkSection = ({ heading, label, links, plain = true }: LinkSectionProps) => (
  <Block look={plain ? 'plain' : undefined} heading={heading}>
    <LinkRows label={label ?? heading} links={links} />
  </Block>
)

export const LinkItems = ({ links }: { links: readonly Link[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ))

type LinkGroupsProps = {
  groups: readonly { heading: string; links: readonly Link[] }[]
  level?: 'h2' | 'h3'
}

/** Groups of links with headings. A group without links is left out. */
export const LinkGroups = ({ groups, level: Heading = 'h2' }: LinkGroupsProps) => (
  <div className={`quiet ${styles.groups}`}>
    {groups
      .filter(({ links }) => links.length > 0)
      .map(({ heading, links }) => (
        <div key={heading}>
          <Heading className="t-label muted">{heading}</Heading>
          <ul>
            <LinkItems links={links} />
          </ul>
        </div>
      ))}
  </div>
)
