import {
  type Document,
  type ErrorCode,
  isAlias,
  isScalar,
  type Node,
  type Scalar,
  visit,
} from 'yaml'
import { type Mistake, mistake } from './problem.ts'

const merge =
  'two versions of these lines wait for a decision since a merge: keep the right one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'

/** Returns where the marks of an unfinished merge are, in a file of any kind. */
const conflictsIn = (text: string): Mistake[] => {
  const begun = [...text.matchAll(/^<{7}(?: |$)/gm)]
  const marks = begun.length > 0 ? begun : [...text.matchAll(/^>{7}(?: |$)/gm)]
  return marks.map(({ index }) => mistake(text, index, 'merge', merge))
}

/** Characters that no editor shows, except those inside an emoji of several. */
const invisible =
  /(?![\t\n\r])(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|[\u{e0020}-\u{e007e}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const invisibleIn = (text: string): Mistake[] =>
  [...text.matchAll(invisible)].map(({ 0: sign, index }) => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    const says = `there is an invisible character (U+${code}) here: delete it, or retype the words around it`
    return mistake(text, index, 'invisible', says)
  })

const notUtf8 = 'the file is not saved as UTF-8: save it again with that encoding'

/**
 * Returns mistakes that make it pointless to read on: a wrong encoding, an unfinished merge, or
 * invisible characters, which make two names differ that look the same.
 */
export const whyUnreadable = (text: string): Mistake[] => {
  // A file in UTF-16 is full of zeros, and has no lines to point at.
  if (text.includes('\0')) return [{ id: 'encoding', line: 1, column: 1, message: notUtf8 }]
  const letter = text.indexOf('\uFFFD')
  if (letter >= 0)
    return [mistake(text, letter, 'encoding', `${notUtf8}, then type this letter anew`)]
  return [...conflictsIn(text), ...invisibleIn(text)]
}

const quotes = 'put a text with signs in it, such as ": ", " #" or quotes, between straight "…"'

/** What to do about an error of the YAML parser. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'begin the line below the others of its group, and close each [ with ] and { with }',
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
    const reason = opened === undefined ? message : 'This quote is never closed'
    const place = Math.min(opened ?? at, text.length)
    return mistake(text, place, 'yaml', `${reason}: ${remedies[code] ?? quotes}`)
  })
}

/** `title: Tile #1`, and words behind the hint of a template: "Tile" and a note. */
const cutByComment = (text: string, { comment, range, value }: Scalar): Mistake[] => {
  const start = comment && range ? text.indexOf('#', range[1]) : -1
  if (!range || start < 0 || text.slice(range[1], start).includes('\n')) return []
  const says =
    'nobody reads what follows this #: put the whole text in quotes, or the note on a line of its own'
  const found = mistake(text, start, 'yaml-comment', says)
  if (!/^[\s#]/.test(comment ?? '')) return [found]
  // An empty field is reported as such, and so is what `npm run new` left to be written.
  const isText = typeof value === 'string' && !/^To be written\b/.test(value)
  return isText ? [{ ...found, severity: 'warning' }] : []
}

/** `*bold*`, `&amp;`, `!tag`: authors do not mean the references and types of YAML. */
const meantAsText = (text: string, node: Node): Mistake[] => {
  const says = 'a sign at the start of this text has a meaning in YAML: put the text in quotes'
  const isMeant = !isAlias(node) && !node.anchor && !node.tag
  return isMeant || !node.range ? [] : [mistake(text, node.range[0], 'yaml-sign', says)]
}

/** Returns why a YAML text cannot be read, or is read in another way than meant. */
export const yamlMistakes = (text: string, document: Document): Mistake[] => {
  if (document.errors.length > 0) return syntaxErrors(text, document)
  const found: Mistake[] = []
  visit(document, {
    Node(_, node) {
      const signs = meantAsText(text, node)
      found.push(
        ...signs,
        ...(signs.length === 0 && isScalar(node) ? cutByComment(text, node) : []),
      )
    },
  })
  return found
}
