import type { ReactNode } from 'react'
import { pageGroups } from '../../content/schema/kind-of-files.ts'
import { type CardKind, kinds } from '../../content/schema/kinds.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import type { AnySummary } from '../../renderer/content/site-index.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import {
  useCurrentPage,
  usePathIn,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import { Block, Intro, Split } from '../ui/Block.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Badge, Card } from '../ui/Card.tsx'
import { LinkGroups } from '../ui/Links.tsx'
import { FramedPicture, PictureCards, pictureSizes } from '../ui/Picture.tsx'
import styles from './Prose.module.css'

type WithChildren = { children?: ReactNode }

type PlanProps = WithChildren & { title: string; badge: string; term: string; unit: string }

export const Plan = ({ title, badge, term, unit, children }: PlanProps) => (
  <Card lift>
    <Badge tone="palm">{badge}</Badge>
    <h3 className="below-s">{title}</h3>
    <div className={`t-h1 below-s ${styles.term}`}>
      {term} <small className="t-lead">{unit}</small>
    </div>
    {children}
  </Card>
)

type LinkButtonProps = { to: string; label: string; look?: 'primary' | 'line' }

export const LinkButton = ({ to, label, look = 'line' }: LinkButtonProps) => (
  <ButtonLink href={usePathIn()(to)} look={look} size="large">
    {label}
  </ButtonLink>
)

/** A card for each page of a kind. */
export const Cards = ({ of }: { of: CardKind }) => {
  const site = useSite()
  const cards = site.collections[of].map((entry) => {
    const page = filledSummary(site, entry)
    const { slug, summary: text, picture } = page
    return { slug, href: addressOf(page), picture, title: titleOf(site, page), text }
  })
  return (
    <div data-wide>
      <PictureCards cards={cards} />
    </div>
  )
}

type SectionProps = WithChildren & {
  heading?: string
  lead?: string
  tone?: 'plain' | 'sand' | 'cool' | 'dark'
  picture?: string
}

const tones = { plain: 'plain', sand: 'sand', cool: 'cool', dark: 'on-dark eave' }

/** A section of a page: a heading above the text, or text beside a picture. */
export const Section = ({ tone = 'plain', picture, children, ...head }: SectionProps) =>
  picture ? (
    <Split look={tones[tone]}>
      <FramedPicture name={picture} sizes={pictureSizes.column} frame="rise" />
      <Intro {...head}>
        <div className={`${styles.prose} below`}>{children}</div>
      </Intro>
    </Split>
  ) : (
    <Block look={tones[tone]} beside {...head}>
      <div className={styles.prose}>{children}</div>
    </Block>
  )

/** True if the site map lists an entry. The city page links to its other services. */
const isListed = (entry: AnySummary): boolean =>
  entry.kind !== 'service-in-city' ||
  (entry.city.featuredServices ?? []).includes(entry.service.slug)

/** The site map for people: every page, grouped. */
export const SiteLinks = () => {
  const { address, site } = useCurrentPage()
  const { groups } = useWords('site-map')
  const listed = site.pages.filter(isListed)
  const linksIn = (group: (typeof pageGroups)[number]) =>
    listed
      .filter(({ kind }) => kinds[kind].siteMapGroup === group)
      .map((entry) => ({ href: addressOf(entry), label: titleOf(site, entry) }))
      .filter(({ href }) => href !== address)
  return (
    <div data-wide>
      <LinkGroups
        groups={pageGroups.map((group) => ({ heading: groups[group], links: linksIn(group) }))}
      />
    </div>
  )
}
