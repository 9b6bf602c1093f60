import type { ReactNode } from 'react'
import { pageGroups } from '../../content/schema/kind-of-files.ts'
import type { FileKind } from '../../content/schema/kinds.ts'
import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, type SitePage } from '../../renderer/content/addresses.ts'
import { fillCompanyText, isComplete } from '../../renderer/content/company.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
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
import { LinkGroups } from '../ui/Lists.tsx'
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

export const Cards = ({ of }: { of: FileKind }) => {
  const site = useSite()
  const cards = site.collections[of].map((entry) => {
    const page = filledSummary(site, entry)
    const href = addressOf(page)
    return {
      slug: page.slug,
      href,
      picture: 'picture' in page ? page.picture : undefined,
      title: titleOf(site, href),
      text: 'summary' in page ? page.summary : undefined,
    }
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

/** True if the site map lists a page. The city page links to its other services. */
const isListed = (site: SiteIndex, { kind, slugs: [service = '', city = ''] }: SitePage): boolean =>
  kind !== 'service-in-city' || site.findCity(city)?.featuredServices?.includes(service) === true

export const SiteLinks = () => {
  const { address, site } = useCurrentPage()
  const { groups } = useWords('site-map')
  const listed = site.pages.filter((page) => isListed(site, page) && page.address !== address)
  const linksIn = (group: (typeof pageGroups)[number]) =>
    listed
      .filter(({ siteMapGroup }) => siteMapGroup === group)
      .map(({ address: href }) => ({ href, label: titleOf(site, href) }))
  return (
    <div data-wide>
      <LinkGroups
        groups={pageGroups.map((group) => ({ heading: groups[group], links: linksIn(group) }))}
      />
    </div>
  )
}

const shownPeople = (site: SiteIndex) =>
  Object.entries(site.business.people ?? {})
    .map(([key, { name, role, ...person }]) => ({
      key,
      name: name && fillCompanyText(site, name),
      role: fillCompanyText(site, role),
      ...person,
    }))
    .filter(({ name, role }) => name && isComplete(name + role))

/** Returns a function that lists languages, given by code, in the language of the page. */
const useLanguageList = () => {
  const { locale, listLocale } = languages[useSite().language]
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const list = new Intl.ListFormat(listLocale)
  return (codes: readonly string[]) => list.format(codes.flatMap((code) => names.of(code) ?? code))
}

export const People = () => {
  const { since: sinceWords, speaks: speaksWords } = useWords('cards').person
  const listed = useLanguageList()
  const cards = shownPeople(useSite()).map(({ key, name, role, since, speaks, picture }) => {
    const facts = [
      since === undefined ? [] : say(sinceWords, { year: since }),
      speaks === undefined ? [] : say(speaksWords, { languages: listed(speaks) }),
    ].flat()
    return (
      <Card key={key}>
        <div className={picture && 'line g5'}>
          {picture && (
            <FramedPicture name={picture} sizes={pictureSizes.thumbnail} frame={styles.portrait} />
          )}
          <div className="stack g1">
            <h3>{name}</h3>
            <p>{role}</p>
            {facts.length > 0 && <p className="muted">{facts.join(' · ')}</p>}
          </div>
        </div>
      </Card>
    )
  })
  return cards.length > 0 && <div className="stack">{cards}</div>
}

/** The sentence in the privacy policy on the data that the counting service receives, if any. */
export const CountedVisits = () => {
  const { analytics } = useSite().business
  const { visits } = useWords('legal')
  if (!analytics?.host) return null
  const { service, host } = analytics
  return <p>{say(visits, { service, host: new URL(host).hostname })}</p>
}
