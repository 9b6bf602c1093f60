import type { Language } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { AnyEntry } from '../../renderer/content/entries.ts'
import { pageAt, pageIn, titleOf } from '../../renderer/content/pages.ts'
import { siteIn } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'

export type Crumb = { label: string; href?: string }

/** The pages between the home page and an entry. */
const above = (entry: AnyEntry, language: Language): Crumb[] => {
  switch (entry.kind) {
    case 'service':
      return [linkTo(pageIn(language, linkedPages.services))]
    case 'guide':
      return [linkTo(pageIn(language, linkedPages.guides))]
    case 'city':
      return [
        {
          label: wordsOf('layout', language).serviceAreas,
          href: pageIn(language, linkedPages.siteMap),
        },
      ]
    case 'service-in-city':
      return [{ label: entry.city.name, href: addressOf(entry.city) }]
    default:
      return []
  }
}

const linkTo = (href: string): Crumb => {
  const page = pageAt(href)
  return { label: page ? titleOf(page) : href, href }
}

/** The trail from the home page to an entry; the last crumb is the entry itself. */
export const breadcrumbTrail = (entry: AnyEntry, language: Language): Crumb[] => [
  { label: siteIn(language).home.title, href: pageIn(language, { kind: 'home' }) },
  ...above(entry, language),
  { label: entry.kind === 'service-in-city' ? entry.service.title : titleOf(entry) },
]
