import { readFileSync } from 'node:fs'
import { floridaDay } from '../../content/schema/day.ts'
import { fileOf, kinds } from '../../content/schema/kinds.ts'
import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { CacheKey } from '../build/page-cache.ts'
import { codeHash, contentHash } from '../cache.ts'
import { contentPaths, hashIn } from './files.ts'
import { type AnySummary, offlinePages, pageAt, translatedNotFound } from './pages.ts'
import { pictureIndex } from './pictures.ts'
import { business, siteIn } from './site.ts'

const code = contentHash(
  codeHash('content', 'renderer', 'components', 'pages'),
  readFileSync('vite.config.ts'),
  // The names of the files that pages load, some of which hold words.
  readFileSync('dist/assets.json'),
  JSON.stringify([process.env.SITE_ENV, process.env.FORM_RELAY, import.meta.env.SOURCE_LINK]),
)

/** Claims and promotions are shown until their last day, and the year stands in every footer. */
const whatDaysChange = () => {
  const today = floridaDay()
  const dated = Object.entries({ ...business.claims, ...business.promotions })
  const over = dated.filter(([, { validUntil = today }]) => validUntil < today)
  return [new Date().getFullYear(), over.map(([name]) => name)]
}

const site = contentHash(
  JSON.stringify([allLanguages.map(siteIn), contentPaths(), pictureIndex, whatDaysChange()]),
)

const ownFiles = (page: AnySummary): string[] => {
  if (page.kind === 'home') return [kinds.home.file]
  if (page.kind === 'service-in-city')
    return [fileOf('service', page.service.slug), fileOf('city', page.city.slug)]
  return [fileOf(page.kind, page.slug)]
}

/** Many pages are made from the same service or city. */
const hashes = new Map<string, string>()
const hashOf = (language: Language, file: string): string => {
  const name = `${language} ${file}`
  const hash = hashes.get(name) ?? hashIn(language, file)
  hashes.set(name, hash)
  return hash
}

/** Pages that show words of the index and nothing else. */
const isOfIndex = (address: string) =>
  [sitePaths.notFound, ...translatedNotFound(), ...offlinePages()].includes(address)

/** The cache key of the page at an address; undefined for a page that is not about the content. */
export const pageKey = (address: string): CacheKey | undefined => {
  const page = pageAt(address)
  if (!page) return isOfIndex(address) ? { code, site, own: '' } : undefined
  // The words of the issues that a city names are those of the original.
  const languages = new Set([defaultLanguage, page.language])
  const own = ownFiles(page).flatMap((file) =>
    [...languages].map((language) => hashOf(language, file)),
  )
  return { code, site, own: contentHash(...own) }
}
