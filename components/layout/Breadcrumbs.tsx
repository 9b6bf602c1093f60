import type { Language } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { AnyEntry } from '../../renderer/content/entries.ts'
import { pageAt, pageIn, titleOf } from '../../renderer/content/pages.ts'
import { siteIn } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { publicAddress, StructuredData } from '../head/StructuredData.tsx'
import styles from './Breadcrumbs.module.css'

type Crumb = { label: string; href?: string }

const linkTo = (href: string): Crumb => {
  const page = pageAt(href)
  return { label: page ? titleOf(page) : href, href }
}

/** The pages between the home page and an entry. */
const above = (entry: AnyEntry, language: Language): Crumb[] => {
  switch (entry.kind) {
    case 'service':
      return [linkTo(pageIn(language, linkedPages.services))]
    case 'guide':
      return [linkTo(pageIn(language, linkedPages.guides))]
    case 'city': {
      const href = pageIn(language, linkedPages.siteMap)
      return [{ label: wordsOf('layout', language).serviceAreas, href }]
    }
    case 'service-in-city':
      return [{ label: entry.city.name, href: addressOf(entry.city) }]
    default:
      return []
  }
}

/** The trail from the home page to an entry; the last crumb is the entry itself. */
const trailOf = (entry: AnyEntry, language: Language): Crumb[] => [
  { label: siteIn(language).home.title, href: pageIn(language, { kind: 'home' }) },
  ...above(entry, language),
  { label: entry.kind === 'service-in-city' ? entry.service.title : titleOf(entry) },
]

/** The page's position on the site, for people and search engines. */
export const Breadcrumbs = ({ entry }: { entry: AnyEntry }) => {
  const crumbs = trailOf(entry, useCurrentPage().language)
  return (
    <nav aria-label={useWords('layout').breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, href }, index) => ({
            '@type': 'ListItem' as const,
            position: index + 1,
            name: label,
            ...(href === undefined ? {} : { item: publicAddress(href) }),
          })),
        }}
      />
    </nav>
  )
}
