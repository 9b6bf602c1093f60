import { Fragment, type ReactNode } from 'react'
import {
  type Addressable,
  addressOf,
  listPageOf,
  publicAddress,
} from '../../renderer/content/addresses.ts'
import type { AnyEntry } from '../../renderer/content/entries.ts'
import { pageIn, titleOf } from '../../renderer/content/pages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { useCurrentPage, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { useOffers } from '../claims/Claim.tsx'
import { structuredData } from '../head/StructuredData.tsx'
import { classes } from '../ui/classes.ts'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import styles from './Layout.module.css'

type Crumb = { label: string; href?: string }

/** Returns the trail from the home page to an entry; the last crumb is the entry itself. */
const trailOf = (entry: AnyEntry, site: SiteIndex): Crumb[] => {
  const linkTo = (page: Addressable): Crumb => {
    const href = pageIn(site, page)
    return { label: titleOf(site, href), href }
  }
  const home = linkTo({ kind: 'home' })
  if (entry.kind === 'service-in-city') {
    const { city, service } = entry
    return [home, { label: city.name, href: addressOf(city) }, { label: service.title }]
  }
  const list = listPageOf(entry.kind)
  return [home, ...(list ? [linkTo(list)] : []), { label: titleOf(site, addressOf(entry)) }]
}

/** The page's position on the site, for people and search engines. */
const Breadcrumbs = ({ entry }: { entry: AnyEntry }) => {
  const site = useSite()
  const crumbs = trailOf(entry, site)
  return (
    <nav aria-label={useWords('layout').breadcrumbs}>
      <ol className={`cluster g2 ${styles.crumbs} t-small muted`} data-print="no">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
      {structuredData({
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: label,
          ...(href === undefined ? {} : { item: publicAddress(site, href) }),
        })),
      })}
    </nav>
  )
}

type PageHeroProps = {
  badge?: ReactNode
  heading: string
  lead?: string | undefined
  /** Buttons, and content below them. */
  children?: ReactNode
  picture?: string | undefined
  emergency?: boolean
  wideText?: boolean
  /** True if a calculator or form comes next and overlaps the hero. */
  short?: boolean
}

/** Lets a heading wrap between sentences before it wraps within one. */
const bySentence = (heading: string) => {
  const sentences = heading.split(/(?<=[.?!]) /)
  return sentences.length === 1
    ? heading
    : sentences.map((sentence) => (
        <Fragment key={sentence}>
          <span className={styles.sentence}>{sentence}</span>{' '}
        </Fragment>
      ))
}

/**
 * The first block of every page except the home page. Claims and promotions go below its text.
 */
export const PageHero = ({
  badge,
  heading,
  lead,
  children,
  picture,
  emergency = false,
  wideText = false,
  short = false,
}: PageHeroProps) => {
  const { entry } = useCurrentPage()
  // A calculator is in the first view of a phone: other promotions stand below it.
  const offers = useOffers(entry?.kind === 'calculator' ? 'voucher' : undefined)
  return (
    <section className={emergency ? 'on-red' : 'sand'}>
      <div className={classes('wrap', styles.inner, short && styles.short)}>
        {entry && <Breadcrumbs entry={entry} />}
        <div className={classes('below', picture && 'sidebar', wideText && 'wide-left')}>
          <div>
            {badge}
            <h1 className={badge ? 'below-s' : undefined}>{bySentence(heading)}</h1>
            {lead && <p className="t-lead">{lead}</p>}
            {children}
            {offers}
          </div>
          {picture && (
            <FramedPicture
              name={picture}
              first
              sizes={pictureSizes.beside}
              frame={styles.picture}
            />
          )}
        </div>
      </div>
    </section>
  )
}
