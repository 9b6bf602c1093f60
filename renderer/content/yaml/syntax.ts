import type { Document, YAMLError } from 'yaml'
import { type Mistake, mistake } from '../unreadable.ts'
import {
  colonInText,
  type Explain,
  fieldIn,
  inBrackets,
  indentOf,
  lineAt,
  lineBelow,
  lineStart,
  quotesInText,
  startsWithSign,
  unclosedBracket,
} from './signs.ts'

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

/** A line without a colon, or without a space behind it. */
const noField: Explain = ({ text, at }) => {
  const start = lineStart(text, at) + indentOf(lineAt(text, at))
  const line = lineAt(text, at).trim()
  const [, name, rest = ''] = /^(?:- )?([\w-]+):(.+)$/.exec(line) ?? []
  if (name && /^\p{Zs}/u.test(rest))
    return mistake(
      text,
      text.indexOf(':', start) + 1,
      'the space after this colon is a special one, as copied from a web page: replace it with an ordinary one',
    )
  if (name)
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
  UNEXPECTED_TOKEN: [quotesInText, startsWithSign, inBrackets],
  MULTILINE_IMPLICIT_KEY: [noField],
  MULTIPLE_DOCS: [
    ({ text, at }) => mistake(text, at, 'a line --- has no place in this file: delete it'),
  ],
  MISSING_CHAR: [
    (found) => (/quote/.test(found.error.message) ? quotesInText(found) : undefined),
    (found) => (/map values/.test(found.error.message) ? noField(found) : undefined),
    ({ text, at, error }) => (/Sequence/.test(error.message) ? wrongIndent(text, at) : undefined),
    inBrackets,
  ],
  BAD_ALIAS: [inBrackets],
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
    `the fields cannot be read from here on (${error.message}): compare this line with those around it, and put quotes around a text with signs in it`,
  )
}
