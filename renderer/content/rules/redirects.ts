import { defaultLanguage, languageAt, originalAddress } from '../../../content/schema/languages.ts'
import { decodedPath } from '../../../content/schema/paths.ts'
import { publishedFile, redirectPatterns } from '../../../content/schema/redirects.ts'
import { sitePaths } from '../../../content/schema/site-paths.ts'
import { iconFiles } from '../../output/pictures/icons.ts'
import { reservedSlugs, type SitePage } from '../addresses.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { nearest } from '../nearest.ts'
import {
  allRedirects,
  deadAddresses,
  pageOf,
  pairAt,
  publishedIn,
  redirectsIn,
  type WrittenRedirect,
} from '../redirects.ts'
import { missingAnchor, noPage, wrongElsewhere } from './links.ts'
import { atField, atFile } from './rule.ts'

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

const wrongTo = ({ from, to }: WrittenRedirect, { lines, pages, siteUrl, content }: Others) => {
  const path = pathOf(from, lines)
  if (path.indexOf(path.at(-1) ?? '') < path.length - 1)
    return `visitors would go round in a circle: ${path.join(' to ')}`
  if (lines.some((other) => other.from === pageOf(to)))
    return `${to} is redirected itself: write ${pathOf(to, lines).at(-1)} here`
  if (!to.startsWith('/')) return wrongElsewhere(to, siteUrl)
  if (!pages.has(pageOf(to))) return noPage(pageOf(to), pages)
  const isOwn = [languageAt(from), defaultLanguage].includes(languageAt(to))
  const says = `${to} is in another language than ${from}: write ${originalAddress(to)}`
  return missingAnchor(to, undefined, content) ?? (isOwn ? undefined : says)
}

const othersIn = (file: ContentFile, content: LanguageContent): Others => ({
  lines: redirectsIn(file),
  pages: new Set(content.sitePages.map(({ address }) => address)),
  siteUrl: String(content.company.url),
  content,
})

/** Returns what is wrong with a field of a line; the schema reports addresses that are none. */
const wrongIn = (line: WrittenRedirect, field: 'from' | 'to', others: Others) => {
  if (!new RegExp(redirectPatterns[field]).test(line[field])) return undefined
  return field === 'from' ? wrongFrom(line, others) : wrongTo(line, others)
}

/** Checks that each redirect leads from an address without a page directly to a page. */
export function* checkRedirects(file: ContentFile, content: LanguageContent) {
  const others = othersIn(file, content)
  for (const line of others.lines)
    for (const field of ['from', 'to'] as const) {
      const wrong = wrongIn(line, field, others)
      const place = file.locate(['redirects', line.index, field])
      if (wrong) yield atFile(file.path, `${field}: ${wrong}`, place)
    }
}

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
export function* checkPublished(file: ContentFile, content: LanguageContent) {
  if (file.data === undefined) return
  const published = publishedOf(content)
  const { sitePages } = content
  const others = othersIn(file, content)
  const redirects = allRedirects(others.lines, published, sitePages)
  const dead = new Set(deadAddresses(published, redirects, sitePages))
  for (const from of dead) {
    if (follows(from, dead)) continue
    const way = `add a line that says where its visitors go, such as:\n  - { from: ${from}, to: ${successorOf(from, sitePages, published)} }`
    const close = others.lines.find(
      (one) => !published.includes(one.from) && nearest(one.from, [from]),
    )
    if (!close)
      yield atFile(file.path, `${from} was public and is gone; ${way}`, file.locate(['redirects']))
    // What is wrong with the line has been told.
    else if (new RegExp(redirectPatterns.from).test(close.from) && !wrongFrom(close, others))
      yield atField(
        file,
        ['redirects', close.index, 'from'],
        `${close.from} was never public; did you mean ${from}, which is gone? Else ${way}`,
      )
  }
}

/** Returns how many pages published.yaml lacks, in a sentence, or an empty string. */
export const describePublished = (content: LanguageContent): string => {
  const published = new Set(publishedOf(content))
  const { length } = content.sitePages.filter(({ address }) => !published.has(address))
  return length === 0
    ? ''
    : `${publishedFile} lacks ${length} of the pages; once they are public, npm run note-published adds them.`
}
