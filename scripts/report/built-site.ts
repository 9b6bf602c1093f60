import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities/decode'
import { originalAddress } from '../../content/schema/languages.ts'
import { cleanPath, sitePaths } from '../../content/schema/site-paths.ts'
import { sentencesIn } from '../../renderer/content/rules/texts.ts'
import { filesIn } from '../../renderer/files-in.ts'

/** The metadata and links of a page. */
export type PageParts = {
  title: string
  description: string
  /** Its address on the public site, or an empty string. */
  canonical: string
  /** The addresses that it links to, each once, with their anchors. */
  links: readonly string[]
  /** The files of its pictures, in order. */
  pictures: readonly string[]
  /** The ids that links may name after `#`. */
  anchors: ReadonlySet<string>
}

const valuesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, value = '']) => decodeHTML(value))),
]

/** Reads a page of our own build, in which every attribute is in double quotes. */
export const partsOf = (html: string): PageParts => ({
  title: valuesOf(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
  description: valuesOf(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
  canonical: valuesOf(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? '',
  links: valuesOf(html, /<a\b[^>]*?\shref="([^"]*)"/g).sort(),
  pictures: valuesOf(html, /<img\b[^>]*?\ssrc="([^"]*)"/g),
  anchors: new Set(valuesOf(html, /\sid="([^"]*)"/g)),
})

/** Elements whose content nobody reads. */
const unread = /<(script|style|svg|template)\b.*?<\/\1>|<!--.*?-->/gs
/** Elements that may be inside a sentence. */
const inline =
  /<\/?(?:a|abbr|b|bdi|br|cite|code|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>/gi
/** Tags between words without a space, which only styles separate. */
const sideBySide = /(?<=[\p{L}\p{N}.,:;!?)\]”’%+…](?:<(?!wbr)[^>]*>)+)(?=[\p{L}\p{N}([“¿¡$])/gu
/** Texts that are read aloud, or shown while a field is empty. */
const spoken = /<[^>]*?\s(?:alt|aria-label|placeholder|title)="([^"]+)"[^>]*>/gi
/** Zero-width characters and soft hyphens that only control line breaks. */
const breakSigns = /[\u200b\u2060\u00ad]/g

/** Returns the sentences that a page shows or reads aloud, in order, with headings and labels. */
export const sentencesOf = (html: string): string[] =>
  (/<body\b[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html)
    .replace(unread, '')
    .replace(/\s+/g, ' ')
    .replace(sideBySide, '\n')
    .replace(spoken, '\n$1\n$&')
    .replace(inline, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => decodeHTML(text).replace(breakSigns, '').replace(/\s+/g, ' ').trim())
    .flatMap(sentencesIn)

export type BuiltPage = PageParts & { html: string }

/** A built site in a folder, and its pages by address. */
export type BuiltSite = { folder: string; pages: ReadonlyMap<string, BuiltPage> }

/** Reads a folder that a static host could serve. Leaves out the not-found pages. */
export const readBuiltSite = (folder: string): BuiltSite => {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, BuiltPage] => {
      const html = readFileSync(join(folder, file), 'utf8')
      return [cleanPath(`/${file}`), { html, ...partsOf(html) }]
    })
    .filter(([address]) => originalAddress(address) !== sitePaths.notFound)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { folder, pages: new Map(pages) }
}
