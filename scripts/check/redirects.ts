import { defaultLanguage, languageAt, originalAddress } from '../../content/schema/languages.ts'
import { redirectPatterns, redirectsFile } from '../../content/schema/redirects.ts'
import { canonicalPath, decodedPath } from '../../content/schema/site-paths.ts'
import {
  type CheckInput,
  type ContentFile,
  problemAt,
} from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { redirectsIn, type WrittenRedirect } from '../../renderer/content/redirects.ts'
import { reservedSlugs } from '../../renderer/content/site-pages.ts'
import type { Check } from './rule.ts'

/** Everything one line may be compared with. */
type Case = {
  redirect: WrittenRedirect
  others: readonly WrittenRedirect[]
  pages: ReadonlySet<string>
  url: string
}
type Rule = (line: Case) => string | undefined

const encoded: Rule = ({ redirect: { from } }) =>
  decodedPath(from) === from
    ? undefined
    : `write ${decodedPath(from)}, with the letters that the signs with % stand for`

const notCanonical: Rule = ({ redirect: { from } }) => {
  const canonical = canonicalPath(from)
  return canonical === from
    ? undefined
    : `write ${canonical}, which capitals, a slash at the end and .html lead to by themselves`
}

const notGone: Rule = ({ redirect: { from }, pages }) =>
  pages.has(from)
    ? `there is a page at ${from}, which nobody would see: remove this line, or the page`
    : undefined

const reserved: Rule = ({ redirect: { from } }) => {
  const [, first = ''] = originalAddress(from).split('/')
  return reservedSlugs.has(first.replace(/\..*$/, ''))
    ? `${from} belongs to the files of the site itself`
    : undefined
}

const twice: Rule = ({ redirect: { from, index }, others }) =>
  others.some((other) => other.from === from && other.index < index)
    ? `${from} is redirected by an earlier line already`
    : undefined

/** Every address that a visitor passes who follows a line, until one that no line redirects. */
const pathOf = (from: string, others: readonly WrittenRedirect[]): string[] => {
  const path = [from]
  for (;;) {
    const next = others.find((other) => other.from === path.at(-1))?.to
    if (next === undefined) return path
    path.push(next)
    if (path.indexOf(next) < path.length - 1) return path
  }
}

const circle: Rule = ({ redirect: { from }, others }) => {
  const path = pathOf(from, others)
  return path.indexOf(path.at(-1) ?? '') < path.length - 1
    ? `visitors would go round in a circle: ${path.join(' to ')}`
    : undefined
}

const chain: Rule = ({ redirect: { to }, others }) =>
  others.some((other) => other.from === to)
    ? `${to} is redirected itself: write ${pathOf(to, others).at(-1)} here`
    : undefined

const elsewhere: Rule = ({ redirect: { to }, url }) => {
  if (to.startsWith('/')) return undefined
  if (!URL.canParse(to)) return `"${to}" is not an address that a browser can open`
  const { host, pathname, username } = new URL(to)
  if (username !== '')
    return `everybody could read the name and password before the @ of ${host}: delete them`
  const isOwn = URL.canParse(url) && host === new URL(url).host
  return isOwn ? `this is on the site itself: write ${pathname}` : undefined
}

const noPage: Rule = ({ redirect: { to }, pages }) =>
  !to.startsWith('/') || pages.has(to)
    ? undefined
    : `"${to}" is not a page of this site${didYouMean(to, pages)}`

const otherLanguage: Rule = ({ redirect: { from, to } }) =>
  to.startsWith('/') && ![languageAt(from), defaultLanguage].includes(languageAt(to))
    ? `${to} is in another language than ${from}: write ${originalAddress(to)}`
    : undefined

const rules = {
  from: [encoded, notCanonical, reserved, notGone, twice],
  to: [circle, chain, elsewhere, noPage, otherLanguage],
} satisfies Record<string, readonly Rule[]>

/** The first thing that is wrong with each field of a line. */
const problemsOf = (file: ContentFile, line: Case): Problem[] =>
  (['from', 'to'] as const).flatMap((field) => {
    // What is no address at all is reported as such.
    if (!new RegExp(redirectPatterns[field]).test(line.redirect[field])) return []
    const message = rules[field].reduce<string | undefined>(
      (found, rule) => found ?? rule(line),
      undefined,
    )
    const place = ['redirects', line.redirect.index, field]
    return message === undefined ? [] : [problemAt(file, place, `${field}: ${message}`)]
  })

/** Each line of redirects.yaml leads from where no page is to a page, without detours. */
export const checkRedirects: Check = ({ files, sitePages, company }: CheckInput) => {
  const file = files.find(({ path }) => path === redirectsFile)
  if (!file) return []
  const others = redirectsIn(file)
  const pages = new Set(sitePages.map(({ address }) => address))
  return others.flatMap((redirect) =>
    problemsOf(file, { redirect, others, pages, url: String(company.url) }),
  )
}
