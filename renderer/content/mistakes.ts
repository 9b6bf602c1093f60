import { type Document, isAlias, isScalar, type Node, type Pair, type Scalar, visit } from 'yaml'
import { type Mistake, mistake } from './problem.ts'
import { explainSyntax, quoted } from './yaml-syntax.ts'

const notUtf8 = 'the file is not saved as UTF-8: save it again with that encoding'
const merge =
  'two versions of these lines wait for a decision since a merge: keep the right one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'

const conflictsIn = (text: string): Mistake[] => {
  const begun = [...text.matchAll(/^<{7}(?: |$)/gm)]
  const marks = begun.length > 0 ? begun : [...text.matchAll(/^>{7}(?: |$)/gm)]
  return marks.map(({ index }) => mistake(text, index, merge))
}

/** Characters that no editor shows, except those inside an emoji of several. */
const invisible =
  /(?![\t\n\r])(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|[\u{e0020}-\u{e007e}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const invisibleIn = (text: string): Mistake[] =>
  [...text.matchAll(invisible)].map(({ 0: sign, index }) => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return mistake(
      text,
      index,
      `there is an invisible character (U+${code}) here, as copied from a web page or document: delete it, or retype the words around it`,
    )
  })

/**
 * Returns mistakes that make it pointless to read on: a wrong encoding, an unfinished merge, or
 * invisible characters, which make two names differ that look the same.
 */
export const whyUnreadable = (text: string): Mistake[] => {
  // A file in UTF-16 is full of zeros, and has no lines to point at.
  if (text.includes('\0')) return [{ line: 1, column: 1, message: notUtf8 }]
  const letter = text.indexOf('\uFFFD')
  if (letter >= 0) return [mistake(text, letter, `${notUtf8}, then type this letter anew`)]
  return [...conflictsIn(text), ...invisibleIn(text)]
}

/** Whitespace that looks like a space but is not one: copied from web pages and word processors. */
const specialIndent = /(?<=^[ \t]*)[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/m

/** Returns the rest of the line at an offset. */
const lineFrom = (text: string, offset: number) => /^.*/.exec(text.slice(offset))?.[0].trim() ?? ''

/** Reports texts that begin with `*`, `&` or `!`: authors do not mean YAML references and types. */
const meantAsText = (text: string, node: Node): Mistake | undefined => {
  if (!(isAlias(node) || node.anchor || node.tag) || !node.range) return undefined
  const [from, to] = node.range
  // The range of a node does not include its anchor and its type.
  const start = isAlias(node) ? from : text.slice(0, from).search(/(?:[&!]\S*\s*)+$/)
  const whole = quoted(lineFrom(text.slice(0, to), start))
  const message = `a text that begins with ${text[start]} needs quotes around it: write ${whole}`
  return mistake(text, start, message)
}

/** Reports `.inf` and `1e999`, which YAML takes for numbers and no field accepts. */
const notFinite = (text: string, { value, range, source }: Scalar): Mistake | undefined =>
  typeof value === 'number' && !Number.isFinite(value) && range
    ? mistake(text, range[0], `${source} is not a number: write digits, or quotes around a text`)
    : undefined

/** `"Do\0ral"` and `"Do\u200bral"`: a character that no editor shows, or half of one, as an escape. */
const escapedSign = (text: string, { value, type, range }: Scalar): Mistake | undefined =>
  type === 'QUOTE_DOUBLE' &&
  range &&
  (String(value).search(invisible) >= 0 || /\p{Cs}/u.test(String(value)))
    ? mistake(
        text,
        range[0],
        'a backslash in this text makes a sign that nobody can see: delete it, or put the text in single quotes',
      )
    : undefined

/** A hint written by `npm run new`, to be replaced together with the comment after it. */
const unwritten = /^To be written\b/

/** Reports `title: Tile #1` and, as advice, `title: Tile # 1`: both are "Tile" and a comment. */
const cutByComment = (text: string, node: Scalar, isAdvice: boolean): Mistake | undefined => {
  const { comment, range } = node
  const start = comment && range ? text.indexOf('#', range[1]) : -1
  if (!range || start < 0 || text.slice(range[1], start).includes('\n')) return undefined
  if (/^[\s#]/.test(comment ?? '') !== isAdvice) return undefined
  if (isAdvice && (node.type !== 'PLAIN' || typeof node.value !== 'string')) return undefined
  if (isAdvice && unwritten.test(String(node.value))) return undefined
  const whole = quoted(lineFrom(text, range[0] === range[1] ? start : range[0]))
  return isAdvice
    ? {
        ...mistake(
          text,
          start,
          `the text ends before this #, and what follows is a note that nobody reads: put the whole text in quotes, ${whole}, or the note on a line of its own`,
        ),
        severity: 'warning',
      }
    : mistake(
        text,
        start,
        `what follows # is a comment, which nobody reads: put the text in quotes, ${whole}, or a space after #`,
      )
}

const curlyQuotes = /^[“”„].*[“”]$|^[‘’‚].*[‘’]$/su

/** Reports curly quotes around a value: they do not enclose it, but are part of it, and printed. */
const curlyAround = (text: string, { type, source = '', range }: Scalar): Mistake | undefined =>
  type === 'PLAIN' && range && curlyQuotes.test(source)
    ? mistake(
        text,
        range[0],
        `the curly quotes ${source.at(0)} ${source.at(-1)} around this text would be printed: write straight ones, "…", or none`,
      )
    : undefined

/** Reports a missing space: in `{ from:/x }`, all of `from:/x` is the name of a field. */
const noSpaceBehindColon = (text: string, { key, value }: Pair): Mistake | undefined => {
  if (!isScalar(key) || key.type !== 'PLAIN' || !key.range) return undefined
  const [, name, rest] = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(String(key.value)) ?? []
  if (name === undefined || (isScalar(value) && value.value !== null)) return undefined
  const colon = key.range[0] + name.length + 1
  return mistake(text, colon, `there is no space after this colon: write ${name}: ${rest}`)
}

/** Returns the mistakes in a YAML text that can be read nevertheless. */
export const yamlAdvice = (text: string, document: Document): Mistake[] => {
  const found: (Mistake | undefined)[] = []
  if (!/[“”„‘’‚#]/.test(text)) return []
  visit(document, {
    Scalar: (_, node) => void found.push(curlyAround(text, node), cutByComment(text, node, true)),
  })
  return found.filter((one) => one !== undefined)
}

const inNodes = (text: string, document: Document): Mistake[] => {
  const found: (Mistake | undefined)[] = []
  visit(document, {
    Node: (_, node) => {
      const wrong = (scalar: Scalar) =>
        cutByComment(text, scalar, false) ?? notFinite(text, scalar) ?? escapedSign(text, scalar)
      found.push(meantAsText(text, node) ?? (isScalar(node) ? wrong(node) : undefined))
    },
    Pair: (_, pair) => void found.push(noSpaceBehindColon(text, pair)),
  })
  return found.filter((one) => one !== undefined)
}

/**
 * Returns the mistakes that keep a YAML text from being read as meant. Reports only the first
 * syntax error, because it changes the meaning of the rest.
 */
export const yamlMistakes = (text: string, document: Document): Mistake[] => {
  const special = text.search(specialIndent)
  if (special >= 0) {
    const message =
      'this line is indented with a special space, as copied from a web page: replace it with ordinary ones'
    return [mistake(text, special, message)]
  }
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const [first] = document.errors.filter((error) => !repeated.includes(error))
  const nameAt = (offset: number) => /^["']?([^:\n"']*)/.exec(text.slice(offset))?.[1]?.trim()
  return [
    ...(first ? [mistake(text, ...explainSyntax(text, document, first))] : []),
    ...repeated.map(({ pos: [at] }) =>
      mistake(text, at, `this is the second field "${nameAt(at)}": keep one of them`),
    ),
    ...(document.errors.length === 0 ? inNodes(text, document) : []),
  ]
}
