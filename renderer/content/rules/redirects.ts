import { defaultLanguage, languageAt, originalAddress } from '../../../content/schema/languages.ts'
import { canonicalPath, decodedPath } from '../../../content/schema/paths.ts'
import {
  publishedFile,
  redirectPatterns,
  redirectsFile,
} from '../../../content/schema/redirects.ts'
import { sitePaths } from '../../../content/schema/site-paths.ts'
import { iconFiles } from '../../output/pictures/icons.ts'
import { reservedSlugs, type SitePage } from '../addresses.ts'
import type { LanguageContent } from '../language-content.ts'
import { didYouMean, nearest } from '../nearest.ts'
import {
  allRedirects,
  deadAddresses,
  pageOf,
  pairAt,
  publishedIn,
  redirectsIn,
  type WrittenRedirect,
} from '../redirects.ts'
import { missingAnchor } from './links.ts'
import { atFile } from './problems.ts'
import { ruleOf } from './rule.ts'

/** The lines, pages and site that a redirect is checked against. */
type Others = {
  lines: readonly WrittenRedirect[]
  pages: ReadonlySet<string>
  siteUrl: string
  content: LanguageContent
}

/** Addresses below which the site has files of its own. */
const isOfSite = (from: string): boolean => {
  const [, first = '', rest] = originalAddress(from).split('/')
  const isFile = Object.values<string>(sitePaths).includes(from) || iconFiles.includes(first)
  return isFile || (reservedSlugs.has(first) && (first !== 'index' || rest === undefined))
}

/** Returns an address as a redirect has it: as browsers ask for it, without codes and ending. */
const asAsked = (from: string): string =>
  decodedPath(new URL(from, 'https://site.example').pathname)
    .replace(/(?:\/index)?\.html$/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '') || '/'

const wrongFrom = ({ from, index }: WrittenRedirect, { lines, pages }: Others) => {
  const right = asAsked(from)
  if (right !== from && pages.has(right))
    return `${from} leads to the page ${right} by itself: remove this line`
  if (right !== from)
    return `browsers ask for ${right}, which covers a slash and .html at its end: write that`
  if (isOfSite(from)) return `${from} belongs to the files of the site itself: remove this line`
  if (pages.has(from))
    return `there is a page at ${from}, which nobody would see: remove this line, or the page`
  return lines.some((other) => other.from === from && other.index < index)
    ? `${from} is redirected by an earlier line already: remove one of them`
    : undefined
}

/** Returns the addresses that a visitor passes, up to one that is not redirected. */
const pathOf = (from: string, lines: readonly WrittenRedirect[]): string[] => {
  const path = [from]
  for (;;) {
    const next = lines.find((other) => other.from === pageOf(path.at(-1) ?? ''))?.to
    if (next === undefined) return path
    path.push(next)
    if (path.indexOf(next) < path.length - 1) return path
  }
}

const wrongTo = ({ from, to }: WrittenRedirect, others: Others) => {
  const { lines, pages, siteUrl, content } = others
  const path = pathOf(from, lines)
  if (path.indexOf(path.at(-1) ?? '') < path.length - 1)
    return `visitors would go round in a circle: ${path.join(' to ')}`
  if (lines.some((other) => other.from === pageOf(to)))
    return `${to} is redirected itself: write ${pathOf(to, lines).at(-1)} here`
  if (!to.startsWith('/')) {
    if (!URL.canParse(to)) return `"${to}" is not an address that a browser can open`
    const { host, pathname, username, search, hash } = new URL(to)
    if (username !== '')
      return `everybody could read the name and password before the @ of ${host}: delete them`
    const isOwn = URL.canParse(siteUrl) && host === new URL(siteUrl).host
    return isOwn
      ? `this is on the site itself: write ${canonicalPath(pathname)}${search}${hash}`
      : undefined
  }
  if (!pages.has(pageOf(to)))
    return `"${pageOf(to)}" is not a page of this site${didYouMean(to, pages) || ': write the address of one, such as /contact'}`
  const part = missingAnchor(to, undefined, content)
  if (part) return part
  return [languageAt(from), defaultLanguage].includes(languageAt(to))
    ? undefined
    : `${to} is in another language than ${from}: write ${originalAddress(to)}`
}

/** Checks that each redirect leads from an address without a page directly to a page. */
export const checkRedirects = ruleOf(redirectsFile, function* (file, content) {
  const { sitePages, company } = content
  const lines = redirectsIn(file)
  const pages = new Set(sitePages.map(({ address }) => address))
  const others = { lines, pages, siteUrl: String(company.url), content }
  for (const line of lines)
    for (const field of ['from', 'to'] as const) {
      // The schema reports invalid addresses.
      if (!new RegExp(redirectPatterns[field]).test(line[field])) continue
      const wrong = field === 'from' ? wrongFrom(line, others) : wrongTo(line, others)
      const place = ['redirects', line.index, field]
      if (wrong) yield atFile('redirect', file.path, `${field}: ${wrong}`, file.locate(place))
    }
})

const publishedOf = ({ files }: LanguageContent): string[] =>
  publishedIn(files.find(({ path }) => path === publishedFile))

/** Returns the parent of an address: `/guides` of `/guides/permits`. */
const above = (address: string): string => address.replace(/\/[^/]*$/, '')

/** Returns whether another dead address explains this one: its original, or half of a pair. */
const follows = (address: string, dead: ReadonlySet<string>): boolean =>
  (languageAt(address) !== defaultLanguage && dead.has(originalAddress(address))) ||
  (pairAt(address)?.parts ?? []).some((part) => dead.has(part))

/** Returns the page that most likely replaced a dead one, or else its parent page. */
const successorOf = (address: string, pages: readonly SitePage[], published: readonly string[]) => {
  const present = new Set(pages.map((page) => page.address))
  const fresh = [...present].filter(
    (one) => !published.includes(one) && above(one) === above(address),
  )
  const [, city] = pairAt(address)?.parts ?? []
  const likely = [originalAddress(address), city, nearest(address, fresh), above(address)]
  return likely.find((one) => one !== undefined && present.has(one)) ?? '/'
}

/** Checks that every address that was once public still leads somewhere. */
export const checkPublished = ruleOf(redirectsFile, function* (file, content) {
  if (file.data === undefined) return
  const published = publishedOf(content)
  const { sitePages } = content
  const redirects = allRedirects(redirectsIn(file), published, sitePages)
  const dead = new Set(deadAddresses(published, redirects, sitePages))
  for (const from of dead) {
    if (follows(from, dead)) continue
    const line = `  - { from: ${from}, to: ${successorOf(from, sitePages, published)} }`
    const says = `${from} was public and is gone; add a line that says where its visitors go, such as:\n${line}`
    yield atFile('published', file.path, says, file.locate(['redirects']))
  }
})

/** Returns how many pages published.yaml lacks, in a sentence, or an empty string. */
export const describePublished = (content: LanguageContent): string => {
  const published = new Set(publishedOf(content))
  const { length } = content.sitePages.filter(({ address }) => !published.has(address))
  return length === 0
    ? ''
    : `${publishedFile} lacks ${length} of the pages; once they are public, npm run note-published adds them.`
}
