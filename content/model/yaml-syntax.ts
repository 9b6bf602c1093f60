import { type Document, isScalar, type Scalar, visit, type YAMLError } from 'yaml'
import { type Mistake, placeAt } from './unreadable.ts'

/** A place in the text and the error found there. */
type Found = { text: string; document: Document; at: number; error: YAMLError }
type Explain = (found: Found) => Mistake | undefined

const mistake = (text: string, offset: number, message: string): Mistake => ({
  ...placeAt(text, offset),
  message,
})

/** A text in quotes of the kind that it does not have itself. */
export const quoted = (text: string): string => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return whole.includes('"') ? `'${whole.replaceAll("'", "''")}'` : `"${whole}"`
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
const lineAt = (text: string, offset: number) =>
  /^.*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? ''

/** What stands before the value of a field, and the value: `  - title: `, `Tile: roofing`. */
const fieldLine = /^([\s-]*(?:[\w-]+|"[^"]*"|'[^']*')\s*:\s+)(.*)$/

/** The value of the field on the line at an offset, and where it begins. */
const valueOn = (text: string, offset: number) => {
  const [, before = '', value = ''] = fieldLine.exec(lineAt(text, offset)) ?? []
  return { start: lineStart(text, offset) + before.length, value: value.trim() }
}

const signMeaning: Readonly<Record<string, string>> = {
  '{': 'a group of fields',
  '[': 'a list',
}

/** `title: {phone} is ours`, `title: *bold* roofs`, `lead: > words`, `title: @home`. */
const startsWithSign: Explain = ({ text, at }) => {
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
const colonInText: Explain = ({ text, at }) => {
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

const indentOf = (line: string) => line.length - line.trimStart().length

/** The next line with words, below the one at an offset. */
const lineBelow = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset)
  const found = end < 0 ? null : /\S/.exec(text.slice(end))
  return found ? end + found.index : undefined
}

const fieldIn = (line: string) => /^[\s-]*([\w-]+)\s*:/.exec(line)?.[1]

/** A line that begins further right or left than those beside it. */
const wrongIndent = (text: string, offset: number): Mistake => {
  const line = lineAt(text, offset)
  const start = lineStart(text, offset) + indentOf(line)
  const above = text.slice(0, lineStart(text, offset)).trimEnd().split('\n').at(-1) ?? ''
  const column = above.replace(/^(\s*- )/, (dash) => ' '.repeat(dash.length)).search(/\S/) + 1
  const name = fieldIn(above)
  const beside = name && column > 0 ? `, such as in column ${column} below "${name}"` : ''
  return mistake(
    text,
    start,
    `this line does not begin below the others of its group: begin it in the same column as them${beside}`,
  )
}

/** The line below a field with a value is indented as if it belonged to the field. */
const tooDeep: Explain = ({ text, at }) => {
  const below = lineBelow(text, at)
  return below !== undefined && fieldIn(lineAt(text, below)) !== undefined
    ? wrongIndent(text, below)
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
const quotesInText: Explain = (found) => {
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
const unclosedBracket: Explain = ({ text, at, error }) => {
  const closing = /end with a ([}\]])/.exec(error.message)?.[1]
  if (!closing) return undefined
  const sign = closing === '}' ? '{' : '['
  const open: number[] = []
  for (const [index, letter] of [...text.slice(0, at)].entries()) {
    if (letter === sign) open.push(index)
    else if (letter === closing) open.pop()
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

/** A line without a colon, or without a space behind it. */
const noField: Explain = ({ text, at }) => {
  const start = lineStart(text, at) + indentOf(lineAt(text, at))
  const line = lineAt(text, at).trim()
  const [, name, rest] = /^(?:- )?([\w-]+):(\S.*)$/.exec(line) ?? []
  if (name && rest)
    return mistake(
      text,
      text.indexOf(':', start) + 1,
      `there is no space after this colon: write ${name}: ${rest}`,
    )
  return mistake(
    text,
    start,
    'this line is no field, because no name and colon begin it: write "name: text", or indent it if it continues the text above',
  )
}

const explanations: Readonly<Record<string, readonly Explain[]>> = {
  TAB_AS_INDENT: [
    ({ text, at }) => mistake(text, at, 'this line is indented with a tab: replace it with spaces'),
  ],
  BLOCK_AS_IMPLICIT_KEY: [colonInText, startsWithSign, tooDeep],
  BLOCK_IN_FLOW: [
    ({ text, at }) =>
      mistake(
        text,
        at,
        'a text with a colon and a space inside { } or [ ] needs quotes around it: put it in "…"',
      ),
  ],
  BAD_INDENT: [unclosedBracket, ({ text, at }) => wrongIndent(text, at)],
  BAD_SCALAR_START: [startsWithSign],
  UNEXPECTED_TOKEN: [quotesInText, startsWithSign],
  MULTILINE_IMPLICIT_KEY: [noField],
  MULTIPLE_DOCS: [
    ({ text, at }) => mistake(text, at, 'a line --- has no place in this file: delete it'),
  ],
  MISSING_CHAR: [
    (found) => (/quote/.test(found.error.message) ? quotesInText(found) : undefined),
    (found) => (/map values/.test(found.error.message) ? noField(found) : undefined),
    ({ text, at, error }) => (/Sequence/.test(error.message) ? wrongIndent(text, at) : undefined),
  ],
}

/** An error of the YAML parser as a sentence with a way out, at the place of the mistake. */
export const explainSyntax = (text: string, document: Document, error: YAMLError): Mistake => {
  const found = { text, document, at: Math.min(error.pos[0], text.length), error }
  for (const explain of explanations[error.code] ?? []) {
    const explained = explain(found)
    if (explained) return explained
  }
  return mistake(
    text,
    found.at,
    `this is not written as YAML expects (${error.message}): compare it with the lines around it, and put a text with : # { [ or quotes in it in quotes`,
  )
}
