import { defaultLanguage } from '../../../content/schema/languages.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { chaptersOf, hasChapters } from '../body-tree.ts'
import { type ContentFile, filesOfKind } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { didYouMean } from '../problem.ts'
import { pageOf } from '../redirects.ts'
import { draftNamed } from './explain.ts'
import { atText, type ContentRule, type TextRule } from './rule.ts'
import { readTexts } from './texts.ts'

/** Returns that there is no page at an address, with the nearest one. */
export const noPage = (path: string, pages: Iterable<string>): string =>
  `${path} leads nowhere${didYouMean(path, pages, '') || ': write the address of a page there is, such as /contact'}`

/** Checks that links to this site lead to a page or a file. Patterns find addresses that are none. */
export const checkLinks: TextRule = function* ({ of }, { known }) {
  const pages = new Set([...(known.route ?? []), ...(known.file ?? [])])
  for (const link of of('links')) {
    const path = pageOf(link.text)
    // The schema says where fields may lead.
    if (link.field.length === 0 && /^\/(?!\/)/.test(path) && !pages.has(path))
      yield atText(link, draftNamed(path, known) ?? `the link ${noPage(path, pages)}`)
  }
}

/** Anchors that the components of a page provide, not its content. */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  home: ['contact'],
  calculator: ['calculator'],
  guide: ['sources'],
}

/** Returns every part of a page that a link can lead to. */
const anchorsOf = (file: ContentFile, content: LanguageContent): string[] => {
  const { entry, body, fields, path } = file
  const services = filesOfKind(content, 'service')
  const glossary = content.files.find(({ original }) => original === 'content/glossary.yaml')
  const terms = itemsIn(glossary?.fields.terms).map((term) => String(recordOf(term).slug))
  return [
    'top',
    ...(builtIn[entry?.kind ?? 'home'] ?? []),
    // The home page has a card for each service.
    ...(entry ? [] : services.map((one) => String(one.entry?.slug))),
    ...(fields.windMitigation === undefined ? [] : ['wind-mitigation']),
    ...(hasChapters(path) ? chaptersOf(file.parsedBody().tree) : []).map(({ anchor }) => anchor),
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
  const file = address ? fileAt(pageOf(address), content) : from
  const anchors = (file ? anchorsOf(file, content) : []).map((one) => `#${one}`)
  if (!file || anchors.includes(`#${anchor}`)) return undefined
  const way = didYouMean(`#${anchor}`, anchors, '') || `; its parts are ${anchors.join(', ')}`
  return `the page ${address || 'itself'} has no part #${anchor}${way}`
}

/** Checks that links to a part of a page lead to one. */
export const checkAnchors: ContentRule = (content) =>
  // Parsing a body takes long, and few have a link to a part.
  content.files
    .filter(({ body }) => /(?:\]\(|\]:\s*<?)[^)\s]*#/.test(body))
    .flatMap((file) => readTexts(file).of('links'))
    .flatMap((link) => {
      const says = link.field.length === 0 && missingAnchor(link.text, link.file, content)
      return says ? atText(link, says) : []
    })
