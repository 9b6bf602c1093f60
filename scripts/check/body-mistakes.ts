import type { VFileMessage } from 'vfile-message'
import { nearest } from '../../renderer/content/nearest.ts'
import { type Mistake, placeAt } from '../../renderer/content/unreadable.ts'
import { notWords, unknownElement } from './elements.ts'

/** A body that does not parse: the text, where the parser stopped, and what it says. */
type Stop = { body: string; at: number; reason: string }
type Explain = (stop: Stop) => Mistake | undefined

const mistake = ({ body }: Stop, offset: number, message: string): Mistake => ({
  ...placeAt(body, Math.max(0, offset)),
  message,
})

const offsetOf = (body: string, line: number, column: number): number =>
  body
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length +
  (line > 1 ? 1 : 0) +
  column -
  1

/** The last sign before the place where the parser stopped. */
const before = ({ body, at }: Stop, sign: string) => body.lastIndexOf(sign, Math.max(0, at - 1))

export const commentMessage =
  'comments have no place in the text: delete this one, or move it up to the fields as a line that begins with #'

const tagFrom = (body: string, start: number) => /^<\S*/.exec(body.slice(start))?.[0] ?? '<'

/** `<!-- note -->`, `<10 years`, `<https://example.com>` */
const notATag: Explain = (stop) => {
  if (!/ (?:before|in) (?:local |member )?name/.test(stop.reason)) return undefined
  const start = before(stop, '<')
  const words = tagFrom(stop.body, start)
  if (words.startsWith('<!--')) return mistake(stop, start, commentMessage)
  if (/^<(?:https?:|[^\s<>]+@)/.test(words)) {
    const target = words.replace(/^<|>.*$/g, '')
    const address = target.includes('@') ? `mailto:${target}` : target
    return mistake(
      stop,
      start,
      `addresses do not stand in < >: write [the words of the link](${address})`,
    )
  }
  return mistake(
    stop,
    start,
    `"${words}" reads as the beginning of a tag: say it in words, such as "under" or "less than", or write \\${words}`,
  )
}

/** `<Callout title=“Look”>`, and a value whose closing quote is missing. */
const attribute: Explain = (stop) => {
  const { body, at, reason } = stop
  if (/before attribute value/.test(reason)) {
    const [name = 'property'] = /[\w-]+(?=\s*=\s*$)/.exec(body.slice(0, at)) ?? []
    return mistake(
      stop,
      at,
      `the value of ${name} needs straight quotes around it: write ${name}="words"`,
    )
  }
  if (!/in attribute value/.test(reason)) return undefined
  const opened = [...body.slice(0, at).matchAll(/([\w-]+)=(["'])[^"']*$/g)].at(-1)
  return mistake(
    stop,
    opened ? opened.index : at,
    `the value of ${opened?.[1] ?? 'this property'} has no closing quote: write one at its end`,
  )
}

/** A `{` without a `}`, or with something between them that is no placeholder. */
const expression: Explain = (stop) => {
  const { body, at, reason } = stop
  if (/closing brace/.test(reason)) {
    const open: number[] = []
    for (const { 0: sign, index } of body.slice(0, at).matchAll(/(?<!\\)[{}]/g)) {
      if (sign === '{') open.push(index)
      else open.pop()
    }
    return mistake(
      stop,
      open.at(-1) ?? at,
      'this { has no }: write a placeholder such as {phone}, or \\{ for the sign itself',
    )
  }
  if (!/expression with acorn/.test(reason)) return undefined
  return mistake(
    stop,
    before({ ...stop, at: at + 1 }, '{'),
    `only placeholders, such as {phone}, stand between { and }, because ${notWords}: say it in words, or write \\{ for the sign itself`,
  )
}

/** A paragraph that begins with "import" or "export". */
const code: Explain = (stop) => {
  if (!/import\/exports/.test(stop.reason)) return undefined
  const start = stop.body.lastIndexOf('\n', stop.at - 1) + 1
  const [word = 'import'] = /^\w+/.exec(stop.body.slice(start)) ?? []
  return mistake(
    stop,
    start,
    `a paragraph that begins with "${word}" reads as code, and ${notWords}: begin it with another word`,
  )
}

const ownLines = (name: string) =>
  `${name} stands on one line with words, and its partner on another: give each tag a line of its own, with empty lines between tags and words`

const nameOf = (tag: string) => tag.replace(/^<\/?|[\s/]*>.*$|\s.*$/g, '')

/** A tag that nothing closes, or that closes nothing. */
const tags: Explain = (stop) => {
  const { body, at, reason } = stop
  const [, inLine] = /closing tag `([^`]+)` either after/.exec(reason) ?? []
  if (inLine) return mistake(stop, at, unknownElement(nameOf(inLine)) ?? ownLines(inLine))
  if (/expected an open tag first/.test(reason)) {
    const start = before(stop, '<')
    const name = tagFrom(body, start)
    const unknown = unknownElement(nameOf(name))
    return mistake(
      stop,
      start,
      unknown ??
        `${name} closes nothing: delete it, or write ${name.replace('/', '')} where it should begin`,
    )
  }
  const [, open, line, column] = /for `<([^`]*)>` \((\d+):(\d+)-/.exec(reason) ?? []
  if (open === undefined) return undefined
  const start = offsetOf(body, Number(line), Number(column))
  const unknown = unknownElement(open)
  if (unknown !== undefined) return mistake(stop, start, unknown)
  const [, closing] = /closing tag `<\/([^`]*)>`/.exec(reason) ?? []
  if (closing && closing !== open && nearest(closing, [open]))
    return mistake(stop, at, `</${closing}> closes nothing; did you mean </${open}>?`)
  const unknownClosing = closing && /^[a-z]/.test(closing) && unknownElement(closing)
  if (unknownClosing) return mistake(stop, at, unknownClosing)
  return mistake(
    stop,
    start,
    /before the end of/.test(reason)
      ? ownLines(`<${open}>`)
      : `<${open}> is never closed: write </${open}> where it ends`,
  )
}

/** `<Section heading="Words": >`, `</Section title="Words">`, `<Sectio- Words` */
const insideTag: Explain = (stop) =>
  /attribute|after (?:local |member )?name|in name|closing tag|spread/.test(stop.reason)
    ? mistake(
        stop,
        stop.at,
        'this tag cannot be read from here on: write it like <Callout title="Words">, with nothing else in it',
      )
    : undefined

const explanations: readonly Explain[] = [notATag, attribute, expression, code, tags, insideTag]

/** Why a body does not parse, as a sentence with a way out, at the place of the mistake. */
export const explainBody = (body: string, { line, column, reason }: VFileMessage): Mistake => {
  const stop = { body, at: offsetOf(body, line ?? 1, column ?? 1), reason }
  for (const explain of explanations) {
    const explained = explain(stop)
    if (explained) return explained
  }
  return mistake(
    stop,
    stop.at,
    `the text cannot be read from here on (${reason}): compare it with another page, and write a backslash before a < or { that belongs to the words`,
  )
}
