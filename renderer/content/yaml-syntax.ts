import { type Document, type Scalar, visit, type YAMLError } from 'yaml'

/** An error of the YAML parser: the text, the position, and the parser's message. */
type Found = { text: string; document: Document; at: number; code: string; reason: string }
/** The offset of the author's mistake, and what to do about it. */
type Said = readonly [at: number, message: string] | undefined
type Explain = (found: Found) => Said

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
const lineAt = (text: string, offset: number) =>
  /^.*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? ''
const indentOf = (line: string) => line.length - line.trimStart().length
const fieldIn = (line: string) => /^[\s-]*([\w-]+)\s*:/.exec(line)?.[1]

/** Returns a text in quotes of the kind that it does not contain. */
export const quoted = (text: string): string => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return whole.includes('"') ? `'${whole.replaceAll("'", "''")}'` : `"${whole}"`
}

/** Returns the value on the line at an offset, after its name or dash, and where it begins. */
const valueOn = (text: string, offset: number) => {
  const line = lineAt(text, offset)
  const [before = ''] =
    /^[\s-]*(?:[\w-]+|"[^"]*"|'[^']*')\s*:\s+/.exec(line) ?? /^\s*- /.exec(line) ?? []
  const value = before === '' ? '' : line.slice(before.length).trim()
  return { start: lineStart(text, offset) + before.length, value }
}

/** `title: {phone} is ours`, `title: *bold* roofs`, `lead: > words`, `title: @home`. */
const startsWithSign: Explain = ({ text, at }) => {
  const { start, value } = valueOn(text, at)
  return /^[{[*&!>|@`%]/.test(value)
    ? [start, `a text that begins with ${value[0]} needs quotes around it: write ${quoted(value)}`]
    : undefined
}

/** `title: Tile: roofing` */
const colonInText: Explain = ({ text, at }) => {
  const { start, value } = valueOn(text, at)
  const colon = /^[^"'[{].*?(:)(?:\s|$)/.exec(value)?.[0].lastIndexOf(':')
  return colon === undefined
    ? undefined
    : [
        start + colon,
        `a text with a colon and a space in it needs quotes around it: write ${quoted(value)}`,
      ]
}

/** Returns the range of the quoted text that ends at or contains an error. */
const quotedBefore = ({ text, document, at }: Found): Scalar['range'] => {
  let last: Scalar['range']
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < at && /["']/.test(text.charAt(range[0]))) last = range
    },
  })
  return last
}

/** `title: 'The roof's edge'`, `title: "Tile" roofing`, and a text whose closing quote is missing. */
const quotesInText: Explain = (found) => {
  const { text, at, code } = found
  const [start, end] = quotedBefore(found) ?? []
  if (start === undefined || end === undefined) return undefined
  if (code !== 'MISSING_CHAR' && text.slice(end, at).trim() !== '') return undefined
  const sign = text.charAt(start)
  if (code === 'MISSING_CHAR' || text.slice(start, end).includes('\n')) {
    const [curly] = /[“”‘’]\s*$/.exec(lineAt(text, start)) ?? []
    const why = curly ? `; the ${curly.trim()} there is a curly one, which closes nothing` : ''
    return [
      start,
      `the quote ${sign} that opens here is never closed: write ${sign} at the end of the text${why}`,
    ]
  }
  const isApostrophe = sign === "'" && /^\p{L}/u.test(text.slice(end))
  const way = isApostrophe
    ? 'put the whole text in double quotes, "…", or write the apostrophe twice'
    : sign === '"'
      ? "put the whole text in single quotes, '…', or a backslash before each quote in it"
      : 'put the whole text in double quotes, "…"'
  return [
    end - 1,
    `${isApostrophe ? 'this apostrophe' : 'this quote'} ends the text, and words follow it: ${way}`,
  ]
}

/** Reports an unclosed `[` or `{` in the value above the line where the error shows. */
const unclosedBracket: Explain = ({ text, at, reason }) => {
  const closing = /end with a ([}\]])/.exec(reason)?.[1]
  const [sign, what] = closing === '}' ? ['{', 'a group of fields'] : ['[', 'a list']
  const open: number[] = []
  for (const { 0: bracket, index } of text.slice(0, at).matchAll(/[[\]{}]/g)) {
    if (bracket === sign) open.push(index)
    else if (bracket === closing) open.pop()
  }
  const start = open.at(-1)
  return closing === undefined || start === undefined
    ? undefined
    : [
        start,
        `the ${sign} that opens ${what} here is never closed: write ${closing} where it ends, or put a text that begins so in quotes`,
      ]
}

/** Explains other errors between { and } or [ and ]. */
const inBrackets: Explain = ({ at, reason }) =>
  /flow|Alias|Comments/.test(reason)
    ? [
        at,
        'this cannot be read inside { } or [ ]: put a comma between the items, and quotes around a text with signs in it',
      ]
    : undefined

/** Explains a line that begins further right or left than its neighbors. */
const wrongIndent: Explain = ({ text, at }) => {
  const above = text.slice(0, lineStart(text, at)).trimEnd().split('\n').at(-1) ?? ''
  const column = above.replace(/^(\s*- )/, (dash) => ' '.repeat(dash.length)).search(/\S/) + 1
  const name = fieldIn(above)
  const beside = name && column > 0 ? `, such as in column ${column} below "${name}"` : ''
  return [
    lineStart(text, at) + indentOf(lineAt(text, at)),
    `this line does not begin below the others of its group: begin it in the same column as them${beside}`,
  ]
}

/** Explains a line indented as if it belonged to the field above, which has a value. */
const tooDeep: Explain = (found) => {
  const { text, at } = found
  const end = text.indexOf('\n', at)
  const below = end < 0 ? -1 : end + text.slice(end).search(/\S/)
  return below > end && fieldIn(lineAt(text, below))
    ? wrongIndent({ ...found, at: below })
    : undefined
}

/** Explains a line without a colon, or without a space after it. */
const noField: Explain = ({ text, at }) => {
  const start = lineStart(text, at) + indentOf(lineAt(text, at))
  const [, name, rest = ''] = /^(?:- )?([\w-]+):(.+)$/.exec(lineAt(text, at).trim()) ?? []
  if (name === undefined)
    return [
      start,
      'this line is not a field, because it does not begin with a name and a colon: write "name: text", or indent it if it continues the text above',
    ]
  return [
    text.indexOf(':', start) + 1,
    /^\p{Zs}/u.test(rest)
      ? 'the space after this colon is a special one, as copied from a web page: replace it with an ordinary one'
      : `there is no space after this colon: write ${name}: ${rest}`,
  ]
}

const says =
  (message: string): Explain =>
  ({ at }) => [at, message]
const where =
  (reason: RegExp, explain: Explain): Explain =>
  (found) =>
    reason.test(found.reason) ? explain(found) : undefined

const explanations: Readonly<Record<string, readonly Explain[]>> = {
  TAB_AS_INDENT: [says('this line is indented with a tab: replace it with spaces')],
  BLOCK_AS_IMPLICIT_KEY: [colonInText, startsWithSign, tooDeep],
  BLOCK_IN_FLOW: [
    says('a text with a colon and a space inside { } or [ ] needs quotes around it: put it in "…"'),
  ],
  BAD_INDENT: [unclosedBracket, wrongIndent],
  BAD_SCALAR_START: [startsWithSign],
  UNEXPECTED_TOKEN: [quotesInText, startsWithSign, inBrackets],
  MULTILINE_IMPLICIT_KEY: [noField],
  MULTIPLE_DOCS: [says('a line --- has no place in this file: delete it')],
  MISSING_CHAR: [
    where(/quote/, quotesInText),
    where(/map values/, noField),
    where(/Sequence/, wrongIndent),
    inBrackets,
  ],
  BAD_ALIAS: [inBrackets],
}

/** Explains an error of the YAML parser: a sentence with a way out, at the place of the mistake. */
export const explainSyntax = (
  text: string,
  document: Document,
  { code, message, pos }: YAMLError,
): NonNullable<Said> => {
  const at = Math.min(pos[0], text.length)
  for (const explain of explanations[code] ?? []) {
    const said = explain({ text, document, at, code, reason: message })
    if (said) return said
  }
  return [
    at,
    `the fields cannot be read from here on (${message}): compare this line with those around it, and put quotes around a text with signs in it`,
  ]
}
