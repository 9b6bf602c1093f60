import { visit } from 'unist-util-visit'
import { defaultLanguage, originalAddress } from '../../../content/schema/languages.ts'
import { canonicalPath } from '../../../content/schema/site-paths.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { chaptersOf, hasChapters } from '../anchors.ts'
import { startOf } from '../body-tree.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { atFile } from './problems.ts'
import type { ContentRule } from './rule.ts'

/** Anchors that the components of a page provide, not its content. */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  home: ['contact'],
  calculator: ['calculator'],
  guide: ['sources'],
}

const slugsOfServices = ({ files }: LanguageContent): string[] =>
  files.flatMap(({ entry }) => (entry?.kind === 'service' ? [entry.slug] : []))

const servicesIn = ({ files }: LanguageContent): string[] =>
  files
    .filter(({ entry }) => entry?.kind === 'service')
    .map(({ entry, fields }) => String(fields.anchor ?? entry?.slug))

const termsIn = ({ files }: LanguageContent): string[] => {
  const terms = files.find(({ original }) => original === 'content/glossary.yaml')?.fields.terms
  return itemsIn(terms).map((term) => String(recordOf(term).slug))
}

/** Returns every part of a page that a link can lead to. */
const anchorsOf = (file: ContentFile, content: LanguageContent): string[] => {
  const { entry, body, fields } = file
  return [
    'top',
    ...(builtIn[entry?.kind ?? 'home'] ?? []),
    // The home page has a card for each service.
    ...(entry ? [] : slugsOfServices(content)),
    ...(fields.windMitigation === undefined ? [] : ['wind-mitigation']),
    ...(hasChapters(file.path) ? chaptersOf(file.parsedBody().tree) : []).map(
      ({ anchor }) => anchor,
    ),
    ...(body.includes('<ServiceSections') ? servicesIn(content) : []),
    ...(body.includes('<Glossary') ? termsIn(content) : []),
  ]
}

/** Returns the file of the page at an address, in this language or else in the original one. */
const fileAt = (address: string, { sitePages, files, originals }: LanguageContent) => {
  const page = sitePages.find(
    (one) => one.address === address && one.language === defaultLanguage && one.files.length === 1,
  )
  return [...files, ...originals].find(({ original }) => original === page?.files[0])
}

/** Returns why a link to a part of a page leads to none. @param from the page with the link */
export const missingAnchor = (
  url: string,
  from: ContentFile | undefined,
  content: LanguageContent,
) => {
  const [address = '', anchor = ''] = url.split('#')
  if (anchor === '' || /^\w+:/.test(url)) return undefined
  const file = address ? fileAt(address.replace(/\?.*$/, ''), content) : from
  const anchors = (file ? anchorsOf(file, content) : []).map((one) => `#${one}`)
  if (!file || anchors.includes(`#${anchor}`)) return undefined
  const way =
    anchors.length > 0
      ? `; its parts are ${anchors.join(', ')}`
      : `; link to the page as a whole${address && `, ${address}`}`
  return `the page ${address || 'itself'} has no part #${anchor}${didYouMean(`#${anchor}`, anchors, '') || way}`
}

const bare = (host: string) => host.replace(/^www\./, '')

/** Returns why an external address should be internal, or reveals too much. */
const wrongExternal = (url: string, host: string | undefined, routes: ReadonlySet<string>) => {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  if (bare(parsed.host) === host) {
    const path = originalAddress(canonicalPath(parsed.pathname))
    const rest = `${parsed.search}${parsed.hash}`
    return routes.has(path)
      ? `${url} is on this site: write ${path}${rest}`
      : `${url} is on this site, which has no page at ${path}${didYouMean(path, routes, '') || '; write the address of a page there is, such as /contact'}`
  }
  return parsed.username === ''
    ? undefined
    : `everybody could read the name and password before the @ of ${parsed.host}: delete them`
}

/** Checks that links lead to existing parts, use internal addresses, and reveal no password. */
export const checkLinks: ContentRule = function* (content) {
  const own = String(content.company.url)
  const host = URL.canParse(own) ? bare(new URL(own).host) : undefined
  const routes = content.known.route ?? new Set()
  for (const file of content.files) {
    const { path, body } = file
    // Parsing a body takes long, and few have a link to a part or to another site.
    if (!/(?:\]\(|\]:\s*<?)(?:[^)\s]*#|https?:)/.test(body)) continue
    const problems: Problem[] = []
    visit(file.parsedBody().tree, 'link', (link) => {
      const message =
        wrongExternal(link.url, host, routes) ?? missingAnchor(link.url, file, content)
      if (message !== undefined) problems.push(atFile('link', path, message, startOf(link)))
    })
    yield* problems
  }
}
