import { floridaDay, isShownOn, type Period } from '../../content/schema/day.ts'
import { fileOf, kinds } from '../../content/schema/kinds.ts'
import { allLanguages, defaultLanguage, fileIn } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import { branch } from '../git.ts'
import { memoize } from '../memoize.ts'
import { addressesOf, pagesOfIndex } from './pages.ts'
import type { AnySummary, IndexedSite } from './site-index.ts'

/** The content that a page depends on: hashes of the site's index and of the page's own files. */
export type PageKey = { site: string; own: string }

/** Returns the days of what business.yaml shows for a while. */
const periodsOf = (site: IndexedSite): Period[] => {
  const { claims, promotions, nextCrew, banner = {} } = site.in(defaultLanguage).business
  return [
    ...[...Object.values(claims), ...Object.values(promotions)],
    ...[banner, { validUntil: nextCrew }],
  ]
}

/** Returns what changes by the day: claims, promotions, the banner, free crews, and the year. */
const changesByDay = (site: IndexedSite) => [
  new Date().getFullYear(),
  periodsOf(site).map((period) => isShownOn(period)),
]

/** Returns the next day on which something begins to be shown: the site must be built again. */
export const nextFirstDay = (site: IndexedSite): string | undefined =>
  [...periodsOf(site), ...site.files]
    .flatMap(({ from = '' }) => (from > floridaDay() ? [from] : []))
    .sort()[0]

const hashOfIndex = memoize((site: IndexedSite) =>
  contentHash(
    JSON.stringify([
      allLanguages.map(site.in).map(({ pages: _, ...index }) => index),
      addressesOf(site),
      changesByDay(site),
      site.siteEnv === 'preview' && branch(),
    ]),
  ),
)

/** Returns the original files that a page is made from. */
export const ownFiles = (page: AnySummary): string[] => {
  if (page.kind === 'home') return [kinds.home.file]
  if (page.kind === 'service-in-city')
    return [fileOf('service', page.service.slug), fileOf('city', page.city.slug)]
  return [fileOf(page.kind, page.slug)]
}

/** Returns the cache key of the page at an address; undefined for pages without content. */
export const pageKey = (site: IndexedSite, address: string): PageKey | undefined => {
  const page = site.in(defaultLanguage).pageAt(address)
  const ofIndex = { site: hashOfIndex(site), own: '' }
  if (!page)
    return [sitePaths.notFound, ...pagesOfIndex(site)].includes(address) ? ofIndex : undefined
  // The words of the issues that a city names are those of the original.
  const own = ownFiles(page)
    .flatMap((file) => [file, fileIn(page.language, file)])
    .map((path) => site.file(path)?.hash ?? '')
  return { ...ofIndex, own: contentHash(...own) }
}
