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

const notUtf8 = 'the file is not saved as UTF-8: save it again as that, and type this letter anew'
const merge =
  'two versions of these lines wait for a decision since a merge: keep the right one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'
const invisible = 'this sign is invisible: delete it, or retype the words around it'

/** What makes it pointless to read on, by the id of the rule, with the remedy. */
const unreadable: readonly (readonly [id: string, find: RegExp, says: string])[] = [
  // A file in UTF-16 is full of zeros, so all from the first is one mistake.
  ['encoding', /[\0\uFFFD][\s\S]*/g, notUtf8],
  ['merge', /^(?:<{7}|(?<!^<{7} [\s\S]*)>{7})(?: |$)/gm, merge],
  [
    'invisible',
    // Inside an emoji, they are parts of it. Elsewhere, two names look the same, and differ in one.
    /(?![\t\n\r])(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|[\u{e0020}-\u{e007e}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    invisible,
  ],
]

/** Returns the mistakes that make it pointless to read on, of the first kind that a text has. */
export const whyUnreadable = (text: string): Mistake[] => {
  const found = unreadable.map(([id, find, says]) =>
    [...text.matchAll(find)].map(({ index }) => mistake(text, index, id, says)),
  )
  return found.find((mistakes) => mistakes.length > 0) ?? []
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
  let last = at
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < at && /["']/.test(text.charAt(range[0]))) last = range[0]
    },
  })
  return text.slice(last, at).includes('\n') ? last : undefined
}

const syntaxErrors = (text: string, document: Document): Mistake[] => {
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  // The first error changes the meaning of the rest.
  const [first] = document.errors.filter((error) => !repeated.includes(error))
  return [...(first ? [first] : []), ...repeated].map(({ code, message, pos: [at] }) => {
    const isQuote = code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN'
    const opened = isQuote ? openQuote(text, document, at) : undefined
    const reason = opened === undefined ? message : 'This quote is never closed'
    return mistake(text, opened ?? at, 'yaml', `${reason}: ${remedies[code] ?? quotes}`)
  })
}

/** `*bold*`, `&amp;`, `!tag`: authors do not mean the references and types of YAML. */
const meantAsText = (text: string, node: Node): Mistake | undefined => {
  const says = 'a sign at the start of this text has a meaning in YAML: put the text in quotes'
  const isMeant = !isAlias(node) && !node.anchor && !node.tag
  return isMeant || !node.range ? undefined : mistake(text, node.range[0], 'yaml-sign', says)
}

/** `title: Tile #1`, and words behind the hint of a template: "Tile" and a note. */
const cutByComment = (text: string, { comment, range, value }: Scalar): Mistake | undefined => {
  const start = comment && range ? text.indexOf('#', range[1]) : -1
  if (!range || start < 0 || text.slice(range[1], start).includes('\n')) return undefined
  const says =
    'nobody reads what follows this #: put the whole text in quotes, or the note on a line of its own'
  const found = mistake(text, start, 'yaml-comment', says)
  if (!/^[\s#]/.test(comment ?? '')) return found
  // An empty field is reported as such, and so is what `npm run new` left to be written.
  const isText = typeof value === 'string' && !/^To be written\b/.test(value)
  return isText ? { ...found, severity: 'warning' } : undefined
}

/** Returns why a YAML text cannot be read, or is read in another way than meant. */
export const yamlMistakes = (text: string, document: Document): Mistake[] => {
  if (document.errors.length > 0) return syntaxErrors(text, document)
  const found: Mistake[] = []
  visit(document, {
    Node(_, node) {
      const wrong = meantAsText(text, node) ?? (isScalar(node) && cutByComment(text, node))
      if (wrong) found.push(wrong)
    },
  })
  return found
}
