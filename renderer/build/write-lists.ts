import {
  alternatesOf,
  languageAt,
  originalAddress,
  type Version,
} from '../../content/schema/languages.ts'
import { readSitePages } from '../content/site-pages.ts'
import { contentDates, lastChanged } from './content-history.ts'
import { llms } from './llms.ts'
import type { PageFacts } from './page-facts.ts'
import { readBusiness, readWords } from './read-content.ts'
import { robots } from './robots.ts'
import type { SiteFolder } from './site-folder.ts'
import { siteMap } from './site-map.ts'

/** The versions of each page, by its address in the default language. */
const alternatesByPath = (pages: readonly PageFacts[]) => {
  const versions = new Map<string, Version[]>()
  for (const { path, address } of pages) {
    const original = originalAddress(path)
    const known = versions.get(original) ?? []
    versions.set(original, [...known, { language: languageAt(path), address }])
  }
  return new Map([...versions].map(([path, all]) => [path, alternatesOf(all)]))
}

/** Writes the files that list the pages, for search engines and for language models. */
export const writeLists = (pages: readonly PageFacts[], output: SiteFolder): void => {
  const { name, url } = readBusiness()
  const sitePages = readSitePages()
  const listed = pages.flatMap((page) => {
    const { group, files } = sitePages.get(page.path) ?? {}
    return group && files ? [{ ...page, group, files }] : []
  })
  const dates = contentDates()
  const alternates = alternatesByPath(listed)
  output.write(
    'site-map.xml',
    siteMap(
      listed.map(({ address, path, files }) => ({
        address,
        lastChanged: lastChanged(files, dates),
        alternates: alternates.get(originalAddress(path)) ?? [],
      })),
    ),
  )
  output.write('robots.txt', robots(url))
  output.write(
    'llms.txt',
    llms(name, (language) => readWords('site-map', language).groups, listed),
  )
}
