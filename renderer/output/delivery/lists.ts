import { escapeUTF8 } from 'entities/escape'
import { type PageGroup, pageGroups } from '../../../content/schema/kind-of-files.ts'
import {
  allLanguages,
  alternatesOf,
  defaultLanguage,
  type Language,
  languages,
  originalAddress,
  type Version,
} from '../../../content/schema/languages.ts'
import { contentHash, jsonCache } from '../../cache.ts'
import { publicAddress } from '../../content/addresses.ts'
import { headsOf, type ListedPage as PageHead } from '../../content/head.ts'
import type { Site } from '../../content/site.ts'
import { git } from '../../git.ts'
import type { SiteFolder } from '../site-folder.ts'

/** The date of the last commit of each content file, such as `2026-03-31`, by path. */
type ContentDates = ReadonlyMap<string, string>

/** Cached by the last commit, because git would search all commits. */
const cache = jsonCache<(readonly [string, string])[]>('dates')

const datesInHistory = (root: string): (readonly [string, string])[] => {
  const dates = new Map<string, string>()
  const log = git(
    root,
    'log',
    '--relative',
    '--no-renames',
    '--format==%cs',
    '--name-only',
    '--',
    'content',
  )
  let day = ''
  for (const line of log?.split('\n').filter(Boolean) ?? [])
    if (line.startsWith('=')) day = line.slice(1)
    else if (!dates.has(line)) dates.set(line, day)
  return [...dates]
}

/**
 * Returns when each content file was last committed, without files that have uncommitted changes.
 * Empty if dates cannot be known: without git, outside a repository, or in a shallow clone, whose
 * oldest commit seems to have written everything.
 */
export const contentDates = (root = process.cwd()): ContentDates => {
  const facts = git(root, 'rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD')
  const [isShallow, prefix = '', head = ''] = facts?.split('\n') ?? []
  if (isShallow !== 'false') return new Map()
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']
  const uncommitted = git(root, ...status, '--', 'content')?.split('\0') ?? []
  const dates = new Map(cache.get(contentHash(head, prefix), () => datesInHistory(root)))
  for (const line of uncommitted) dates.delete(line.slice('XY '.length + prefix.length))
  return dates
}

/** Returns the latest of the files' dates, or undefined if any of them is unknown. */
export const lastChanged = (files: readonly string[], dates: ContentDates): string | undefined => {
  const days = files.map((file) => dates.get(file) ?? '')
  return days.includes('') ? undefined : days.sort().at(-1)
}

/**
 * A page in the site map. `lastChanged` is when its content last changed, such as `2026-03-31`;
 * `alternates` are its translations: the language and address of each.
 */
type SiteMapEntry = {
  address: string
  lastChanged?: string | undefined
  alternates?: readonly (readonly [string, string])[]
}

const entryText = ({ address, lastChanged: date, alternates = [] }: SiteMapEntry): string => {
  const links = alternates.map(
    ([language, other]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUTF8(other)}"/>`,
  )
  const day = date ? `<lastmod>${date}</lastmod>` : ''
  return `  <url><loc>${escapeUTF8(address)}</loc>${day}${links.join('')}</url>`
}

/** Returns the XML site map of these pages, sorted by address. */
const siteMap = (pages: readonly SiteMapEntry[]): string => {
  const entries = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1)).map(entryText)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

type ListedPage = PageHead & { path: string }
type Headings = Record<PageGroup, string>

const llmsLine = ({ title, address, description }: ListedPage): string =>
  // Brackets would end the text of a Markdown link.
  `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address}): ${description}`

/** Lists the pages of a language by group. In a translation, each heading names its language. */
const partIn = (language: Language, headings: Headings, pages: readonly ListedPage[]): string[] => {
  const before = language === defaultLanguage ? '' : `${languages[language].name}: `
  const own = pages.filter((page) => page.language === language)
  return pageGroups.flatMap((group) => {
    const items = own.filter((page) => page.siteMapGroup === group).map(llmsLine)
    return items.length > 0 ? `## ${before}${headings[group]}\n\n${items.join('\n')}` : []
  })
}

/**
 * Returns llms.txt, the site in Markdown for language models (https://llmstxt.org): the company,
 * what it does, and every page with its description, by language and grouped as in the site map.
 */
const llms = (
  company: string,
  headingsIn: (language: Language) => Headings,
  pages: readonly ListedPage[],
): string => {
  const inOrder = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))
  const summary = pages.find(({ path }) => path === '/')?.description
  const parts = allLanguages.flatMap((language) => partIn(language, headingsIn(language), inOrder))
  return `${[`# ${company}`, ...(summary ? [`> ${summary}`] : []), ...parts].join('\n\n')}\n`
}

/**
 * Writes the lists of pages for search engines and language models. robots.txt lets everyone in,
 * even to a preview: crawlers must fetch its pages to see their noindex.
 */
export const writeLists = (site: Site, output: SiteFolder): void => {
  const business = site.business()
  const { name, url } = business
  const listed = headsOf(site).map((page) => ({
    ...page,
    path: page.address,
    original: originalAddress(page.address),
    address: publicAddress({ business }, page.address),
  }))
  const dates = contentDates()
  cache.save()
  const versions = new Map<string, Version[]>()
  for (const page of listed)
    versions.set(page.original, [...(versions.get(page.original) ?? []), page])
  const entries = listed.map(({ address, original, files }) => ({
    address,
    lastChanged: lastChanged(files, dates),
    alternates: alternatesOf(versions.get(original) ?? []),
  }))
  const headingsIn = (language: Language) => site.in(language).words['site-map'].groups
  output.write('site-map.xml', siteMap(entries))
  output.write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/site-map.xml\n`)
  output.write('llms.txt', llms(name, headingsIn, listed))
}
