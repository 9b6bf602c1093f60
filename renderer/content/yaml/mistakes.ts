import { type Document, isAlias, isScalar, type Node, type Pair, type Scalar, visit } from 'yaml'
import { type Mistake, placeAt } from '../unreadable.ts'
import { quoted } from './signs.ts'
import { explainSyntax } from './syntax.ts'

/** Spaces that look like any other and are none: copied from web pages and word processors. */
const specialIndent = /^[ \t]*([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff])/m

const needsQuotes = (sign: string, text: string) =>
  `a text that begins with ${sign} needs quotes around it: write ${quoted(text)}`

/** The rest of the line at an offset. */
const lineFrom = (text: string, offset: number) => /^.*/.exec(text.slice(offset))?.[0].trim() ?? ''

/** `*`, `&` and `!` make references and types, which no author means: texts that begin so. */
const meantAsText = (text: string, node: Node): Mistake | undefined => {
  const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag?.startsWith('!') ? '!' : undefined
  if (sign === undefined || !node.range) return undefined
  // The range of a node leaves out its anchor and its type.
  const start = text.lastIndexOf(sign, node.range[0])
  return { ...placeAt(text, start), message: needsQuotes(sign, lineFrom(text, start)) }
}

/** Where a comment begins on the last line of a value. */
const commentBehind = (text: string, [, end]: readonly number[]): number | undefined => {
  const start = text.indexOf('#', end)
  return start < 0 || text.slice(end, start).includes('\n') ? undefined : start
}

/** `title: Tile #1` loses its last word, because a comment begins there. */
const cutByComment = (text: string, node: Node): Mistake | undefined => {
  if (!isScalar(node) || !node.comment || !node.range || /^[\s#]/.test(node.comment))
    return undefined
  const start = commentBehind(text, node.range)
  if (start === undefined) return undefined
  const from = node.range[0] === node.range[1] ? start : node.range[0]
  return {
    ...placeAt(text, start),
    message: `what follows # is a comment, which nobody reads: put the text in quotes, ${quoted(lineFrom(text, from))}, or a space after #`,
  }
}

const curlyQuotes = /^[“”„].*[“”]$|^[‘’‚].*[‘’]$/su

/** Curly quotes around a value do not enclose it: they are part of it, and printed. */
const curlyAround = (text: string, { type, source = '', range }: Scalar): Mistake | undefined => {
  if (type !== 'PLAIN' || !range || !curlyQuotes.test(source)) return undefined
  const [first, last] = [source.at(0), source.at(-1)]
  return {
    ...placeAt(text, range[0]),
    message: `the curly quotes ${first} ${last} around this text would be printed: write straight ones, "…", or none`,
  }
}

/** `title: Tile # 1` is "Tile": a text may end sooner than its author thinks. */
const cutShort = (text: string, { type, value, comment, range }: Scalar): Mistake | undefined => {
  if (type !== 'PLAIN' || typeof value !== 'string' || !comment || !range) return undefined
  const start = commentBehind(text, range)
  if (start === undefined) return undefined
  return {
    ...placeAt(text, start),
    message: `the text ends before this #, and what follows is a note that nobody reads: put the whole text in quotes, ${quoted(lineFrom(text, range[0]))}, or the note on a line of its own`,
    severity: 'warning',
  }
}

/** What is wrong in a YAML text that can be read nevertheless. */
export const yamlAdvice = (text: string, document: Document): Mistake[] => {
  const found: (Mistake | undefined)[] = []
  if (!/[“”„‘’‚#]/.test(text)) return []
  visit(document, {
    Scalar(_, node) {
      found.push(curlyAround(text, node), cutShort(text, node))
    },
  })
  return found.filter((mistake) => mistake !== undefined)
}

/** In `{ from:/x }`, all of `from:/x` is the name of a field. */
const noSpaceBehindColon = (text: string, { key, value }: Pair): Mistake | undefined => {
  if (!isScalar(key) || key.type !== 'PLAIN' || !key.range) return undefined
  const [, name, rest] = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(String(key.value)) ?? []
  return name === undefined || (isScalar(value) && value.value !== null)
    ? undefined
    : {
        ...placeAt(text, key.range[0] + name.length + 1),
        message: `there is no space after this colon: write ${name}: ${rest}`,
      }
}

const inNodes = (text: string, document: Document): Mistake[] => {
  const found: Mistake[] = []
  visit(document, {
    Node(_, node) {
      const mistake = meantAsText(text, node) ?? cutByComment(text, node)
      if (mistake) found.push(mistake)
    },
    Pair(_, pair) {
      const mistake = noSpaceBehindColon(text, pair)
      if (mistake) found.push(mistake)
    },
  })
  return found
}

/**
 * What keeps a YAML text from being read as its author meant it. After a mistake in the syntax, the
 * rest of the text means something else, so only the first is reported.
 */
export const yamlMistakes = (text: string, document: Document): Mistake[] => {
  const special = specialIndent.exec(text)
  if (special)
    return [
      {
        ...placeAt(text, special.index + special[0].length - 1),
        message:
          'this line is indented with a special space, as copied from a web page: replace it with ordinary ones',
      },
    ]
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const [first] = document.errors.filter((error) => !repeated.includes(error))
  return [
    ...(first ? [explainSyntax(text, document, first)] : []),
    ...repeated.map(({ pos }) => ({
      ...placeAt(text, pos[0]),
      message: `the field "${/^[^:\n]*/.exec(text.slice(pos[0]))?.[0]}" stands here a second time: keep one of them`,
    })),
    ...(document.errors.length === 0 ? inNodes(text, document) : []),
  ]
}
