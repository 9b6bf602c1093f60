import {
  type Document,
  type ErrorCode,
  isAlias,
  isScalar,
  type Node,
  type Pair,
  type Scalar,
  visit,
} from 'yaml'
import { invisible } from './mistakes.ts'
import { type Mistake, mistake } from './problem.ts'

const quotes = 'put a text with signs in it, such as ": ", " #" or quotes, between straight "…"'

/** What to do about an error of the YAML parser. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'begin the line below the others of its group, and close each [ with ] and { with }',
  BLOCK_IN_FLOW: quotes,
  DUPLICATE_KEY: 'keep one of the two fields of this name',
  MULTILINE_IMPLICIT_KEY:
    'begin each line with a name, a colon and an ordinary space: "name: text"',
  MULTIPLE_DOCS: 'delete the line ---',
  TAB_AS_INDENT: 'replace the tab with spaces',
}

/** Returns where a quote opens that is closed by one of a later line, or never. */
const openQuote = (text: string, document: Document, at: number): number | undefined => {
  let last: number | undefined
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < at && /["']/.test(text.charAt(range[0]))) last = range[0]
    },
  })
  return last !== undefined && text.slice(last, at).includes('\n') ? last : undefined
}

const syntaxErrors = (text: string, document: Document): Mistake[] => {
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  // The first error changes the meaning of the rest.
  const [first] = document.errors.filter((error) => !repeated.includes(error))
  return [...(first ? [first] : []), ...repeated].map(({ code, message, pos: [at] }) => {
    const isQuote = code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN'
    const opened = isQuote ? openQuote(text, document, at) : undefined
    const reason =
      opened === undefined ? message.replace(/; please use.*/, '') : 'This quote is never closed'
    return mistake(
      text,
      Math.min(opened ?? at, text.length),
      'yaml',
      `${reason}: ${remedies[code] ?? quotes}`,
    )
  })
}

/** Returns the rest of the line at an offset, in quotes that it does not contain. */
const lineInQuotes = (text: string, offset: number): string => {
  const [line = ''] = /^.*/.exec(text.slice(offset)) ?? []
  const whole = line.trim().slice(0, 60)
  return whole.includes('"') ? `'${whole.replaceAll("'", "''")}'` : `"${whole}"`
}

/** A text that YAML reads as something else, found after it was parsed. */
type Found = readonly [at: number, id: string, message: string, isAdvice?: true]

/** `*bold*`, `&a`, `!tag`: authors do not mean YAML references and types. */
const meantAsText = (text: string, node: Node): Found | undefined => {
  if (!(isAlias(node) || node.anchor || node.tag) || !node.range) return undefined
  const [from, to] = node.range
  // The range of a node does not include its anchor and its type.
  const start = isAlias(node) ? from : text.slice(0, from).search(/(?:[&!]\S*\s*)+$/)
  const whole = lineInQuotes(text.slice(0, to), start)
  return [start, 'yaml-sign', `${text[start]} has a meaning in YAML: write ${whole}`]
}

/** `title: Tile #1`, and words behind the hint of a template: "Tile" and a note. */
const cutByComment = (text: string, { comment, range, value }: Scalar): Found | undefined => {
  const start = comment && range ? text.indexOf('#', range[1]) : -1
  if (!range || start < 0 || text.slice(range[1], start).includes('\n')) return undefined
  const whole = lineInQuotes(text, range[0] === range[1] ? start : range[0])
  const says = `nobody reads what follows this #: put the whole text in quotes, ${whole}, or the note on a line of its own`
  if (!/^[\s#]/.test(comment ?? '')) return [start, 'yaml-comment', says]
  // An empty field is reported as such, and so is what `npm run new` left to be written.
  return typeof value === 'string' && !/^To be written\b/.test(value)
    ? [start, 'yaml-comment', says, true]
    : undefined
}

const curlyQuotes = /^[“”„].*[“”]$|^[‘’‚].*[‘’]$/su

const wrongScalar = (text: string, node: Scalar): Found | undefined => {
  const { value, type, source = '', range } = node
  const [at] = range ?? [0]
  if (typeof value === 'number' && !Number.isFinite(value))
    return [at, 'yaml-number', `${source} is not a number: write digits, or quotes around a text`]
  if (type === 'QUOTE_DOUBLE' && /[\p{Cs}]/u.test(`${value}`.replace(invisible, '\ud800')))
    return [at, 'invisible', 'a backslash here makes a sign that nobody can see: delete it']
  if (type === 'PLAIN' && curlyQuotes.test(source))
    return [at, 'curly-quotes', 'these curly quotes would be printed: write straight ones', true]
  return cutByComment(text, node)
}

/** `{ from:/x }`: all of `from:/x` is the name of a field. */
const noSpaceBehindColon = ({ key, value }: Pair): Found | undefined => {
  if (!isScalar(key) || key.type !== 'PLAIN' || !key.range) return undefined
  const [, name, rest] = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(String(key.value)) ?? []
  if (name === undefined || (isScalar(value) && value.value !== null)) return undefined
  const at = key.range[0] + name.length + 1
  return [at, 'yaml', `there is no space after this colon: write ${name}: ${rest}`]
}

const misread = (text: string, document: Document): Mistake[] => {
  const found: (Found | undefined)[] = []
  visit(document, {
    Node: (_, node) => {
      const wrong = meantAsText(text, node)
      found.push(wrong ?? (isScalar(node) ? wrongScalar(text, node) : undefined))
    },
    Pair: (_, pair) => void found.push(noSpaceBehindColon(pair)),
  })
  return found.flatMap((one) => {
    if (!one) return []
    const [at, id, message, isAdvice] = one
    return { ...mistake(text, at, id, message), ...(isAdvice && { severity: 'warning' as const }) }
  })
}

/** Special spaces that look like an indent but are none. */
const specialIndent = /(?<=^[ \t]*)[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/m

/** Returns why a YAML text cannot be read, or is read in another way than meant. */
export const yamlMistakes = (text: string, document: Document): Mistake[] => {
  const special = text.search(specialIndent)
  const says = 'this line is indented with a special space: replace it with ordinary ones'
  if (special >= 0) return [mistake(text, special, 'yaml', says)]
  return document.errors.length > 0 ? syntaxErrors(text, document) : misread(text, document)
}
