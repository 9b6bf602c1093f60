import { escapeUTF8 } from 'entities/escape'
import { pageGroups } from '../../../content/schema/kind-of-files.ts'
import {
  allLanguages,
  alternatesOf,
  defaultLanguage,
  languages,
  originalAddress,
  type Version,
} from '../../../content/schema/languages.ts'
import { publicAddress } from '../../content/addresses.ts'
import { headsOf } from '../../content/head.ts'
import type { Site } from '../../content/site.ts'
import { git } from '../../git.ts'
import type { SiteFolder } from '../site-folder.ts'

/** The date of the last commit of each content file, such as `2026-03-31`, by path. */
type ContentDates = ReadonlyMap<string, string>

/**
 * Returns when each content file was last committed. Empty if dates cannot be known: without git,
 * outside a repository, or in a shallow clone, whose oldest commit seems to have written everything.
 */
export const contentDates = (root = process.cwd()): ContentDates => {
  const dates = new Map<string, string>()
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return dates
  const history = ['log', '--relative', '--no-renames', '--format==%cs', '--name-only']
  let day = ''
  for (const line of git(root, ...history, '--', 'content')?.split('\n') ?? [])
    if (line.startsWith('=')) day = line.slice(1)
    else if (!dates.has(line)) dates.set(line, day)
  return dates
}

/** Returns the latest of the files' dates, or undefined if any of them is unknown. */
export const lastChanged = (files: readonly string[], dates: ContentDates): string | undefined => {
  const days = files.map((file) => dates.get(file) ?? '')
  return days.includes('') ? undefined : days.sort().at(-1)
}

/** Returns the XML site map, sorted by address, with the day when each page has last changed. */
const siteMap = (site: Site): string => {
  const business = site.business()
  const dates = contentDates()
  const pages = headsOf(site).map(({ address, language, files }) => ({
    language,
    files,
    original: originalAddress(address),
    address: publicAddress({ business }, address),
  }))
  const versions = new Map<string, Version[]>()
  for (const page of pages)
    versions.set(page.original, [...(versions.get(page.original) ?? []), page])
  const entries = pages
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, original, files }) => {
      const links = alternatesOf(versions.get(original) ?? []).map(
        ([language, other]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUTF8(other)}"/>`,
      )
      const date = lastChanged(files, dates)
      const day = date ? `<lastmod>${date}</lastmod>` : ''
      return `  <url><loc>${escapeUTF8(address)}</loc>${day}${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/**
 * Returns llms.txt, the site in Markdown for language models (https://llmstxt.org): the company,
 * what it does, and every page with its description, by language and grouped as in the site map.
 */
const llms = (site: Site): string => {
  const business = site.business()
  const pages = [...headsOf(site)].sort((a, b) => (a.address < b.address ? -1 : 1))
  const summary = pages.find(({ address }) => address === '/')?.description
  const parts = allLanguages.flatMap((language) => {
    const headings = site.in(language).words['site-map'].groups
    const before = language === defaultLanguage ? '' : `${languages[language].name}: `
    return pageGroups.flatMap((group) => {
      const lines = pages
        .filter((page) => page.language === language && page.siteMapGroup === group)
        .map(({ title, address, description }) => {
          // Brackets would end the text of a Markdown link.
          const text = title.replace(/[[\]\\]/g, '\\$&')
          return `- [${text}](${publicAddress({ business }, address)}): ${description}`
        })
      return lines.length > 0 ? `## ${before}${headings[group]}\n\n${lines.join('\n')}` : []
    })
  })
  const start = [`# ${business.name}`, ...(summary ? [`> ${summary}`] : [])]
  return `${[...start, ...parts].join('\n\n')}\n`
}

/**
 * Writes the lists of pages for search engines and language models. robots.txt lets everyone in,
 * even to a preview: crawlers must fetch its pages to see their noindex.
 */
export const writeLists = (site: Site, output: SiteFolder): void => {
  const { url } = site.business()
  output.write('site-map.xml', siteMap(site))
  output.write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/site-map.xml\n`)
  output.write('llms.txt', llms(site))
}
