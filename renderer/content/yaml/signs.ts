import { type Document, isScalar, type Scalar, visit, type YAMLError } from 'yaml'
import { type Mistake, mistake } from '../unreadable.ts'

/** A place in the text and the error found there. */
type Found = { text: string; document: Document; at: number; error: YAMLError }
export type Explain = (found: Found) => Mistake | undefined

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
export const lineAt = (text: string, offset: number) =>
  /^.*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? ''

/** What stands before the value of a field, and the value: `  - title: `, `Tile: roofing`. */
const fieldLine = /^([\s-]*(?:[\w-]+|"[^"]*"|'[^']*')\s*:\s+)(.*)$/

/** The value of the field on the line at an offset, and where it begins. */
const valueOn = (text: string, offset: number) => {
  const [, before = '', value = ''] = fieldLine.exec(lineAt(text, offset)) ?? []
  return { start: lineStart(text, offset) + before.length, value: value.trim() }
}

export const indentOf = (line: string) => line.length - line.trimStart().length

/** The next line with words, below the one at an offset. */
export const lineBelow = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset)
  const found = end < 0 ? null : /\S/.exec(text.slice(end))
  return found ? end + found.index : undefined
}

export const fieldIn = (line: string) => /^[\s-]*([\w-]+)\s*:/.exec(line)?.[1]

/** A text in quotes of the kind that it does not have itself. */
export const quoted = (text: string): string => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return whole.includes('"') ? `'${whole.replaceAll("'", "''")}'` : `"${whole}"`
}

const signMeaning: Readonly<Record<string, string>> = { '{': 'a group of fields', '[': 'a list' }

/** `title: {phone} is ours`, `title: *bold* roofs`, `lead: > words`, `title: @home`. */
export const startsWithSign: Explain = ({ text, at }) => {
  const { start, value } = valueOn(text, at)
  const item = /^\s*- (.*)$/.exec(lineAt(text, at))?.[1] ?? ''
  const words = value || item
  const [sign = ''] = /^[{[*&!>|@`%]/.exec(words) ?? []
  if (!sign) return undefined
  const place = value ? start : text.indexOf(item, lineStart(text, at))
  return mistake(
    text,
    place,
    `a text that begins with ${sign} needs quotes around it: write ${quoted(words)}`,
  )
}

/** `title: Tile: roofing` */
export const colonInText: Explain = ({ text, at }) => {
  const { start, value } = valueOn(text, at)
  const colon = /^[^"'[{].*?(:)(?:\s|$)/.exec(value)
  return colon
    ? mistake(
        text,
        start + colon[0].lastIndexOf(':'),
        `a text with a colon and a space in it needs quotes around it: write ${quoted(value)}`,
      )
    : undefined
}

/** The quoted text that ends where an error is, or contains it. */
const quotedBefore = ({ text, document, at }: Found): Scalar | undefined => {
  let last: Scalar | undefined
  visit(document, {
    Scalar(_, node) {
      if (/^["']/.test(text.slice(node.range?.[0])) && (node.range?.[0] ?? at) < at) last = node
    },
  })
  return last && isScalar(last) ? last : undefined
}

/** `title: 'The roof's edge'`, `title: "Tile" roofing`, and a text whose closing quote is missing. */
export const quotesInText: Explain = (found) => {
  const [start, end] = quotedBefore(found)?.range ?? []
  const { text, at, error } = found
  if (start === undefined || end === undefined) return undefined
  if (error.code !== 'MISSING_CHAR' && text.slice(end, at).trim() !== '') return undefined
  const sign = text[start] ?? ''
  const line = lineAt(text, start)
  if (error.code === 'MISSING_CHAR' || text.slice(start, end).includes('\n')) {
    const [curly] = /[“”‘’]\s*$/.exec(line) ?? []
    const why = curly ? `; the ${curly.trim()} there is a curly one, which closes nothing` : ''
    return mistake(
      text,
      start,
      `the quote ${sign} that opens here is never closed: write ${sign} at the end of the text${why}`,
    )
  }
  const isApostrophe = sign === "'" && /^\p{L}/u.test(text.slice(end))
  const way = isApostrophe
    ? 'put the whole text in double quotes, "…", or write the apostrophe twice'
    : sign === '"'
      ? "put the whole text in single quotes, '…', or a backslash before each quote in it"
      : 'put the whole text in double quotes, "…"'
  return mistake(
    text,
    end - 1,
    `${isApostrophe ? 'this apostrophe' : 'this quote'} ends the text, and words follow it: ${way}`,
  )
}

/** A `[` or `{` that nothing closes, in the value above the line where the error shows. */
export const unclosedBracket: Explain = ({ text, at, error }) => {
  const closing = /end with a ([}\]])/.exec(error.message)?.[1]
  if (!closing) return undefined
  const sign = closing === '}' ? '{' : '['
  const open: number[] = []
  for (const { 0: bracket, index } of text.slice(0, at).matchAll(/[[\]{}]/g)) {
    if (bracket === sign) open.push(index)
    else if (bracket === closing) open.pop()
  }
  const start = open.at(-1)
  return start === undefined
    ? undefined
    : mistake(
        text,
        start,
        `the ${sign} that opens ${signMeaning[sign]} here is never closed: write ${closing} where it ends, or put a text that begins so in quotes`,
      )
}

/** Something else between { and } or [ and ]. */
export const inBrackets: Explain = ({ text, at, error }) =>
  /flow|Alias|Comments/.test(error.message)
    ? mistake(
        text,
        at,
        'this cannot be read inside { } or [ ]: put a comma between the items, and quotes around a text with signs in it',
      )
    : undefined
