import { calculators } from '../../content/schema/calculators.ts'
import { type FileKind, kinds } from '../../content/schema/kinds.ts'
import { addressIn, defaultLanguage, type Language } from '../../content/schema/languages.ts'

type FilePage = { kind: FileKind; slug: string }
type PairPage = { kind: 'service-in-city'; service: { slug: string }; city: { slug: string } }

/** Anything with an address: an entry of a collection, a service in a city, or the home page. */
export type Addressable = (FilePage | PairPage | { kind: 'home' }) & { language?: Language }

const pathOf = (entry: Addressable): string => {
  if (entry.kind === 'home') return kinds.home.address()
  if (entry.kind === 'service-in-city')
    return kinds[entry.kind].address(entry.service.slug, entry.city.slug)
  return kinds[entry.kind].address(entry.slug)
}

/** The address of a page on this site. Every link uses it; addresses are never typed by hand. */
export const addressOf = (entry: Addressable): string =>
  addressIn(entry.language ?? defaultLanguage, pathOf(entry))

/**
 * Pages the code links to no matter what the content says. The content check requires their files.
 */
export const linkedPages = {
  contact: { kind: 'page', slug: 'contact' },
  financing: { kind: 'page', slug: 'financing' },
  guides: { kind: 'page', slug: 'guides' },
  glossary: { kind: 'guide', slug: 'glossary' },
  services: { kind: 'page', slug: 'services' },
  siteMap: { kind: 'page', slug: 'sitemap' },
  roofCalculator: { kind: 'calculator', slug: calculators.roof.page },
} as const satisfies Record<string, FilePage>
