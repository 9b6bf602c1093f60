import type { VFileMessage } from 'vfile-message'
import { nearest } from '../nearest.ts'
import { type Mistake, placeAt } from '../problem.ts'
import { linesAbove } from './body-tree.ts'
import { commentMessage, notWords, unknownElement } from './elements.ts'

/** A body, where and why the parser stopped, and the beginning of the last tag before that. */
type Stop = { body: string; at: number; tagAt: number; tag: string; reason: string }
/** The offset of a mistake, and its message. */
type Found = readonly [at: number, message: string]

const offsetOf = (body: string, line: number, column: number): number => {
  const above = body.split('\n').slice(0, line - 1)
  return above.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** `<!-- note -->`, `<10 years`, `<https://example.com>` */
const notATag = ({ tag, tagAt }: Stop): Found => {
  const target = tag.replace(/^<|>.*$/g, '')
  if (tag.startsWith('<!--')) return [tagAt, commentMessage]
  return [
    tagAt,
    /^<(?:https?:|[^\s<>]+@)/.test(tag)
      ? `addresses do not go in < >: write [the words of the link](${target.includes('@') ? 'mailto:' : ''}${target})`
      : `"${tag}" reads as the beginning of a tag: say it in words, such as "under" or "less than", or write \\${tag}`,
  ]
}

/** `<Callout title=“Look”>` */
const noQuote = ({ body, at }: Stop): Found => {
  const [name = 'property'] = /[\w-]+(?=\s*=\s*$)/.exec(body.slice(0, at)) ?? []
  return [at, `the value of ${name} needs straight quotes around it: write ${name}="words"`]
}

const openQuote = ({ body, at }: Stop): Found => {
  const opened = [...body.slice(0, at).matchAll(/([\w-]+)=(["'])[^"']*$/g)].at(-1)
  return [
    opened?.index ?? at,
    `the value of ${opened?.[1] ?? 'this property'} has no closing quote: write one at its end`,
  ]
}

const openBrace = ({ body, at }: Stop): Found => {
  const open: number[] = []
  for (const { 0: sign, index } of body.slice(0, at).matchAll(/(?<!\\)[{}]/g))
    if (sign === '{') open.push(index)
    else open.pop()
  return [
    open.at(-1) ?? at,
    'this { has no }: write a placeholder such as {phone}, or \\{ for the sign itself',
  ]
}

const notAPlaceholder = ({ body, at }: Stop): Found => [
  body.lastIndexOf('{', at),
  `only placeholders, such as {phone}, go between { and }, because ${notWords}: say it in words, or write \\{ for the character itself`,
]

const code = ({ body, at }: Stop): Found => {
  const start = body.lastIndexOf('\n', at - 1) + 1
  const [word = 'import'] = /^\w+/.exec(body.slice(start)) ?? []
  return [
    start,
    `a paragraph that begins with "${word}" reads as code, and ${notWords}: begin it with another word`,
  ]
}

const ownLines = (name: string) =>
  `${name} is on a line with words, and its partner is on another: give each tag a line of its own, with empty lines between tags and words`

const nameOf = (tag: string) => tag.replace(/^<\/?|[\s/]*>.*$|\s.*$/g, '')

const closingInText = ({ at, reason }: Stop): Found => {
  const [, tag = ''] = /closing tag `([^`]+)`/.exec(reason) ?? []
  return [at, unknownElement(nameOf(tag)) ?? ownLines(tag)]
}

const closesNothing = ({ tag, tagAt }: Stop): Found => [
  tagAt,
  unknownElement(nameOf(tag)) ??
    `${tag} closes nothing: delete it, or write ${tag.replace('/', '')} where it should begin`,
]

/** Explains a tag that is never closed. */
const unclosed = ({ body, at, reason }: Stop): Found => {
  const [, open = '', line, column] = /for `<([^`]*)>` \((\d+):(\d+)-/.exec(reason) ?? []
  const [, close = ''] = /closing tag `<\/([^`]*)>`/.exec(reason) ?? []
  const start = offsetOf(body, Number(line), Number(column))
  const unknown = unknownElement(open)
  if (unknown !== undefined) return [start, unknown]
  if (close !== '' && close !== open && nearest(close, [open]))
    return [at, `</${close}> closes nothing; did you mean </${open}>?`]
  const unknownClose = /^[a-z]/.test(close) ? unknownElement(close) : undefined
  if (unknownClose) return [at, unknownClose]
  return [
    start,
    /before the end of/.test(reason)
      ? ownLines(`<${open}>`)
      : `<${open}> is never closed: write </${open}> where it ends`,
  ]
}

const unreadableTag = ({ at }: Stop): Found => [
  at,
  'this tag cannot be read from here on: write it like <Callout title="Words">, with nothing else in it',
]

/** Parser messages, from specific to general, with the explanations that authors need. */
const explanations: readonly (readonly [RegExp, (stop: Stop) => Found])[] = [
  [/ (?:before|in) (?:local |member )?name/, notATag],
  [/before attribute value/, noQuote],
  [/in attribute value/, openQuote],
  [/closing brace/, openBrace],
  [/expression with acorn/, notAPlaceholder],
  [/import\/exports/, code],
  [/closing tag `[^`]+` either after/, closingInText],
  [/expected an open tag first/, closesNothing],
  [/for `<[^`]*>` \(\d+:\d+-/, unclosed],
  [/attribute|after (?:local |member )?name|in name|closing tag|spread/, unreadableTag],
]

/** Returns why a body cannot be parsed: a sentence with a way out, at the place of the mistake. */
export const explainBody = (text: string, { line, column, reason }: VFileMessage): Mistake => {
  const above = linesAbove(text)
  const body = text.slice(above)
  const stop = offsetOf(body, line ?? 1, column ?? 1)
  const tagAt = body.lastIndexOf('<', Math.max(0, stop - 1))
  const [tag = '<'] = /^<\S*/.exec(body.slice(tagAt)) ?? []
  const [, explain] = explanations.find(([says]) => says.test(reason)) ?? []
  const [at, message] = explain?.({ body, at: stop, tagAt, tag, reason }) ?? [
    stop,
    `the text cannot be read from here on (${reason}): compare it with another page, and write a backslash before a < or { that belongs to the words`,
  ]
  const place = placeAt(body, Math.max(0, at))
  return { ...place, line: place.line + above, message }
}
