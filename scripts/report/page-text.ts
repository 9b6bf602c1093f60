import { decodeHTML } from 'entities/decode'
import { escapePattern } from '../../content/schema/escape-pattern.ts'
import { sentencesIn, wordsIn } from '../check/texts.ts'

/** Nobody reads what is in these. */
const unread = /<(script|style|svg|template)\b.*?<\/\1>|<!--.*?-->/gs
/** These stand in the middle of a sentence. */
const inline =
  /<\/?(?:a|abbr|b|bdi|br|cite|code|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>/gi
/** Words on both sides of tags without a space between them: styles keep these apart. */
const sideBySide = /(?<=[\p{L}\p{N}.,:;!?)\]”’%+…](?:<(?!wbr)[^>]*>)+)(?=[\p{L}\p{N}([“¿¡$])/gu
/** Texts that are read aloud, or shown while a field is empty. */
const spoken = /<[^>]*?\s(?:alt|aria-label|placeholder|title)="([^"]+)"[^>]*>/gi
const separator = '\n'

/** A text on one line, without signs that only keep its parts together. */
const onOneLine = (html: string): string =>
  decodeHTML(html)
    .replace(/[\u200b\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const bodyOf = (html: string): string =>
  (/<body\b[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html).replace(unread, '')

/** Every text that a page shows or reads aloud, in order: paragraphs, headings, labels. */
const textsOf = (html: string): string[] =>
  bodyOf(html)
    .replace(/\s+/g, ' ')
    .replace(sideBySide, separator)
    .replace(spoken, `${separator}$1${separator}$&`)
    .replace(inline, '')
    .replace(/<[^>]*>/g, separator)
    .split(separator)
    .flatMap((text) => onOneLine(text) || [])

/** The sentences of a page, in order. */
export const sentencesOf = (html: string): string[] => textsOf(html).flatMap(sentencesIn)

/** Recognizes a text of the content on a page, whatever its placeholders were filled with. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escapePattern)
      .join('.*?'),
  )

/** The words of a page without its frame: what stands in `<main>`, in order. */
export const mainWords = (html: string): string[] => {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return wordsIn(decodeHTML(main.replace(unread, ' ')))
}
