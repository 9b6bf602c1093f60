import { defaultLanguage, languageAt, originalAddress } from '../../../content/schema/languages.ts'
import { decodedPath } from '../../../content/schema/paths.ts'
import { publishedFile, redirectPatterns } from '../../../content/schema/redirects.ts'
import { itemsIn } from '../../is-record.ts'
import type { LanguageContent } from '../language-content.ts'
import { nearest } from '../problem.ts'
import {
  allRedirects,
  pageOf,
  pairAt,
  publishedIn,
  redirectsIn,
  type WrittenRedirect,
} from '../redirects.ts'
import { missingAnchor, noPage } from './links.ts'
import type { FieldRule } from './rule.ts'

const addressesIn = ({ sitePages }: LanguageContent) =>
  new Set(sitePages.map(({ address }) => address))

/** Returns an address as a redirect has it: as browsers ask for it, without codes and ending. */
const asAsked = (from: string): string =>
  decodedPath(new URL(from, 'https://site.example').pathname)
    .replace(/(?:\/index)?\.html$/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '') || '/'

const wrongFrom = (from: string, pages: ReadonlySet<string>) => {
  const right = asAsked(from)
  if (right === from) return undefined
  return pages.has(right)
    ? `${from} leads to the page ${right} by itself: remove this line`
    : `browsers ask for ${right}, which covers a slash and .html at its end: write that`
}

/** Returns the addresses that a visitor passes, up to one that is not redirected, or comes again. */
const pathFrom = (passed: string[], lines: readonly WrittenRedirect[]): string[] => {
  const next = lines.find(({ from }) => from === pageOf(passed.at(-1) ?? ''))
  return !next || new Set(passed).size < passed.length
    ? passed
    : pathFrom([...passed, next.to], lines)
}

const wrongTo = (
  line: WrittenRedirect,
  lines: readonly WrittenRedirect[],
  content: LanguageContent,
) => {
  const { from, to } = line
  const path = pathFrom([from, to], lines)
  const end = path.at(-1) ?? ''
  const isFirst = lines.find((other) => path.includes(other.from)) === line
  if (path.indexOf(end) < path.length - 1)
    return isFirst && `visitors would go round in a circle: ${path.join(' to ')}`
  if (end !== to) return `${to} is redirected itself: write ${end} here`
  // Patterns find addresses elsewhere that are none.
  if (!to.startsWith('/')) return undefined
  const pages = addressesIn(content)
  if (!pages.has(pageOf(to))) return noPage(pageOf(to), pages)
  const isOwn = [languageAt(from), defaultLanguage].includes(languageAt(to))
  const says = `${to} is in another language than ${from}: write ${originalAddress(to)}`
  return missingAnchor(to, undefined, content) ?? (isOwn ? undefined : says)
}

/** Returns whether a field is an address at all; if not, the schema reports it. */
const isAddress = (line: WrittenRedirect, field: 'from' | 'to') =>
  new RegExp(redirectPatterns[field]).test(line[field])

/** Checks that each redirect leads from an address as browsers ask for it directly to a page. */
export const checkRedirects: FieldRule = (file, content) => {
  const lines = redirectsIn(file)
  const pages = addressesIn(content)
  return lines.flatMap((line) => [
    [['redirects', line.index, 'from'], isAddress(line, 'from') && wrongFrom(line.from, pages)],
    [['redirects', line.index, 'to'], isAddress(line, 'to') && wrongTo(line, lines, content)],
  ])
}

/** Returns the parent of an address: `/guides` of `/guides/permits`. */
const above = (address: string): string => address.replace(/\/[^/]*$/, '')

/** Returns whether another dead address explains this one: its original, or half of a pair. */
const follows = (address: string, dead: readonly string[]): boolean =>
  (languageAt(address) !== defaultLanguage && dead.includes(originalAddress(address))) ||
  (pairAt(address)?.parts ?? []).some((part) => dead.includes(part))

/** Returns the page that most likely replaced a dead one, or else its parent page. */
const successorOf = (address: string, pages: ReadonlySet<string>, published: readonly string[]) => {
  const isNew = (one: string) => !published.includes(one) && above(one) === above(address)
  const [, city] = pairAt(address)?.parts ?? []
  const renamed = nearest(address, [...pages].filter(isNew))
  const likely = [originalAddress(address), city, renamed, above(address)]
  return likely.find((one) => one !== undefined && pages.has(one)) ?? '/'
}

/** Checks that every address that was once public still leads somewhere. */
export const checkPublished: FieldRule = (file, content) => {
  const { files, sitePages } = content
  const published = publishedIn(files.find(({ path }) => path === publishedFile))
  const pages = addressesIn(content)
  const lines = redirectsIn(file)
  const isWrong = (line: WrittenRedirect) => !isAddress(line, 'from') || wrongFrom(line.from, pages)
  // What is wrong with a line is told first.
  if (lines.length < itemsIn(file.fields.redirects).length || lines.some(isWrong)) return []
  const redirects = allRedirects(lines, published, sitePages)
  const dead = published.filter((one) => !pages.has(one) && !redirects.has(one))
  return dead
    .filter((one) => !follows(one, dead))
    .map((from) => {
      const close = lines.find((one) => !published.includes(one.from) && nearest(one.from, [from]))
      const meant = close ? `, in place of ${close.from}, which never was` : ''
      const says = `${from} was public and is gone; add a line that says where its visitors go${meant}, such as:\n  - { from: ${from}, to: ${successorOf(from, pages, published)} }`
      return [close ? ['redirects', close.index, 'from'] : ['redirects'], says]
    })
}
