import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities/decode'
import { originalAddress } from '../../content/schema/languages.ts'
import { cleanPath } from '../../content/schema/paths.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { sentencesIn } from '../../renderer/content/rules/texts.ts'
import { filesIn } from '../../renderer/files-in.ts'

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
/** The title and the description of a page, which search results show. */
const headTexts = /<title>([^<]*)<\/title>|<meta name="description" content="([^"]*)"/g

/** Returns the sentences that a page shows or reads aloud, in order, after those of its head. */
const sentencesOf = (html: string): string[] => {
  const head = [...html.matchAll(headTexts)].map(([, title, about]) => title ?? about ?? '')
  const body = (/<body\b[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html)
    .replace(unread, '')
    .replace(/\s+/g, ' ')
    .replace(sideBySide, '\n')
    .replace(spoken, '\n$1\n$&')
    .replace(inline, '')
    .replace(/<[^>]*>/g, '\n')
  return [...head, ...body.split('\n')]
    .map((text) => decodeHTML(text).replace(breakSigns, '').replace(/\s+/g, ' ').trim())
    .flatMap(sentencesIn)
}

/** The sentences of each page, by address. */
export type PageSentences = ReadonlyMap<string, readonly string[]>

/** Reads the pages of a built site in a folder, except the not-found pages. */
export const readPages = (folder: string): PageSentences =>
  new Map(
    filesIn(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [cleanPath(`/${file}`), file] as const)
      .filter(([address]) => originalAddress(address) !== sitePaths.notFound)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([address, file]) => [address, sentencesOf(readFileSync(join(folder, file), 'utf8'))]),
  )
