import type { Link } from 'mdast'
import { visit } from 'unist-util-visit'
import { emailPattern, visible } from '../../../content/schema/fields.ts'
import { defaultLanguage, originalAddress } from '../../../content/schema/languages.ts'
import { canonicalPath } from '../../../content/schema/paths.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { chaptersOf, hasChapters, wordsOfNode } from '../anchors.ts'
import { startOf } from '../body-tree.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { didYouMean } from '../nearest.ts'
import type { KnownNames } from '../validate.ts'
import { draftNamed } from './names.ts'
import { atFile, type ContentRule, type Told } from './rule.ts'

const sign = new RegExp(visible, 'u')
/** Returns whether a text has a sign that can be seen. */
export const isVisible = (text: string): boolean => sign.test(text)

const officeFile =
  /^(?:[^?#]+\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf|pages|numbers|key)(?=[?#]|$)|https?:\/\/(?:docs|drive)\.google\.com\/)/i

const bare = (host: string) => host.replace(/^www\./, '')

/** Returns why an address elsewhere leads nowhere, to this site, or tells a password. */
export const wrongElsewhere = (url: string, siteUrl: string): string | undefined => {
  const [, scheme = '', rest = ''] = /^(?:([a-z][\w+.-]*):)?(.*)$/is.exec(url) ?? []
  const write = (right: string) => `the link "${url}" leads nowhere: write ${right}`
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https': {
      if (!/^\/\/(?:localhost\b|[^/?#]+\.[^/?#.])/.test(rest) || !URL.canParse(url))
        return write(`https://${rest.replace(/^\/*/, '')}`)
      const { host, pathname, search, hash, username } = new URL(url)
      if (URL.canParse(siteUrl) && bare(host) === bare(new URL(siteUrl).host))
        return `${url} is on this site: write ${originalAddress(canonicalPath(pathname))}${search}${hash}`
      return username === ''
        ? undefined
        : `everybody could read the name and password before the @ of ${host}: delete them`
    }
    case 'tel':
      return /^\+?[\d().\s-]{7,}(?:[;,]\S*)?$/.test(rest)
        ? undefined
        : write('tel:+1 and ten digits')
    case 'mailto':
      return new RegExp(emailPattern, 'i').test(rest.replace(/\?.*$/, ''))
        ? undefined
        : write('mailto: and a mailbox')
    default:
      return write('it with / or https:// at its beginning')
  }
}

/** Returns that there is no page at an address, with the nearest one. */
export const noPage = (path: string, pages: Iterable<string>): string =>
  `${path} leads nowhere${didYouMean(path, pages, '') || ': write the address of a page there is, such as /contact'}`

/** Returns why a link is wrong, whatever is on the page that it leads to. */
export const wrongLink = (link: Link, known: KnownNames, siteUrl: string): string | undefined => {
  const { url } = link
  const words = wordsOfNode(link).trim()
  if (!isVisible(words))
    return `the link to ${url || 'nowhere'} has no words that could be pressed: write [words](${url})`
  if (/^#?$/.test(url))
    return `the link "${words}" has no address: write [${words}](/address), or no brackets`
  if (known.picture?.has(url))
    return `"${url}" is a picture, and this is a link to a page: write ![what it shows](${url})`
  if (officeFile.test(url))
    return `${url} opens in an office program only: write its text on a page, and link to that`
  if (url.startsWith('#')) return undefined
  if (!url.startsWith('/') || url.startsWith('//')) return wrongElsewhere(url, siteUrl)
  const path = url.replace(/[?#].*$/, '')
  if (known.route?.has(path) || known.file?.has(path)) return undefined
  const pages = [...(known.route ?? []), ...(known.file ?? [])]
  return draftNamed(path, known) ?? `the link ${noPage(path, pages)}`
}

const vagueWords =
  /\b(?:(?:click|tap|press) here\b|clic aquí)|^(?:here|this|this link|this page|read more|learn more|more|link|aquí|más|leer más|este enlace|enlace)$/i

/** Returns what would make a link better that leads somewhere. */
export const weakLink = (link: Link): string | undefined => {
  const words = wordsOfNode(link).trim()
  if (vagueWords.test(words) || /^(?:https?:\/\/|www\.)/.test(words))
    return `"${words}" does not say where this link leads: link words that do, such as [our prices](${link.url})`
  return /^http:\/\/(?!localhost|127)/i.test(link.url)
    ? `${link.url} is not encrypted, and browsers warn of it: write it with https://, and try it`
    : undefined
}

/** Anchors that the components of a page provide, not its content. */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  home: ['contact'],
  calculator: ['calculator'],
  guide: ['sources'],
}

/** Returns every part of a page that a link can lead to. */
const anchorsOf = (file: ContentFile, { files }: LanguageContent): string[] => {
  const { entry, body, fields } = file
  const services = files.filter((one) => one.entry?.kind === 'service')
  const glossary = files.find(({ original }) => original === 'content/glossary.yaml')
  const terms = itemsIn(glossary?.fields.terms).map((term) => String(recordOf(term).slug))
  return [
    'top',
    ...(builtIn[entry?.kind ?? 'home'] ?? []),
    // The home page has a card for each service.
    ...(entry ? [] : services.map((one) => String(one.entry?.slug))),
    ...(fields.windMitigation === undefined ? [] : ['wind-mitigation']),
    ...(hasChapters(file.path) ? chaptersOf(file.parsedBody().tree) : []).map(
      ({ anchor }) => anchor,
    ),
    ...(body.includes('<ServiceSections')
      ? services.map((one) => String(one.fields.anchor ?? one.entry?.slug))
      : []),
    ...(body.includes('<Glossary') ? terms : []),
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
    didYouMean(`#${anchor}`, anchors, '') ||
    `; its parts are ${anchors.join(', ')}, or link to the page as a whole`
  return `the page ${address || 'itself'} has no part #${anchor}${way}`
}

/** Checks that links to a part of a page lead to one. */
export const checkAnchors: ContentRule = function* (content) {
  const problems: Told[] = []
  // Parsing a body takes long, and few have a link to a part.
  for (const file of content.files.filter(({ body }) => /(?:\]\(|\]:\s*<?)[^)\s]*#/.test(body)))
    visit(file.parsedBody().tree, 'link', (link) => {
      const message = missingAnchor(link.url, file, content)
      if (message) problems.push(atFile(file.path, message, startOf(link)))
    })
  yield* problems
}
