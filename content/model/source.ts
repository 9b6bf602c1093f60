import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './check/problem.ts'
import { partsOf } from './front-matter.ts'
import { lazily } from './lazily.ts'
import { hashOf, rememberedBy } from './memory.ts'
import { type Mistake, whyUnreadable } from './unreadable.ts'
import { curlyQuotesIn, textsCutShort, yamlMistakes } from './yaml/mistakes.ts'

/**
 * A content file as stored on disk. `path` is relative to the project folder, and `hash` stands for
 * the text, which may have to be decoded yet.
 */
export type SourceFile = { path: string; text: string; hash?: string }

/** Stands for the text of a file. */
export const hashOfSource = (source: SourceFile): string => source.hash ?? hashOf(source.text)

type Path = readonly (string | number)[]

/**
 * Finds the position of a field, given as a list of keys and indexes such as `['issues', 2,
 * 'title']`.
 */
type Locate = (path: Path) => { line: number; column: number }

/**
 * A parsed file: its text, its data, the problems that kept it from being read, the positions of
 * its fields, and the body below the front matter.
 */
export type ParsedSource = {
  text: string
  data: unknown
  problems: Problem[]
  locate: Locate
  body: string
}

type Fields = Omit<ParsedSource, 'text' | 'body'>

/** The node of a mapping key or list item. */
const nodeAt = (document: Document, path: Path): unknown => {
  const parent = document.getIn(path.slice(0, -1), true)
  return isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))?.key
    : document.getIn(path, true)
}

type Parsed = { document: Document; lines: LineCounter }

const parse = (text: string): Parsed => {
  const lines = new LineCounter()
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const
  return { document: parseDocument(text, options), lines }
}

/** A missing field gets the position of the closest field around it. */
const locator = ({ document, lines }: Parsed): Locate => {
  const locate: Locate = (path) => {
    if (path.length === 0) return { line: 1, column: 1 }
    const node = nodeAt(document, path)
    if (!isNode(node) || !node.range) return locate(path.slice(0, -1))
    const { line, col } = lines.linePos(node.range[0])
    return { line, column: col }
  }
  return locate
}

const problemsIn = (file: string, mistakes: readonly Mistake[]): Problem[] =>
  mistakes.map((mistake) => ({ file, ...mistake }))

const unread = (path: string, mistakes: readonly Mistake[]): Fields => ({
  data: undefined,
  problems: problemsIn(path, mistakes),
  locate: () => ({ line: 1, column: 1 }),
})

/** What a text says, and what is wrong in it. */
type Said = { data?: unknown; mistakes: readonly Mistake[] }

/** What a text of YAML says, and what is wrong in it. Undefined if it cannot be read. */
const fieldsIn = (text: string): Said => {
  const { document } = parse(text)
  const mistakes = yamlMistakes(text, document)
  return mistakes.length > 0
    ? { mistakes }
    : {
        data: document.toJS(),
        mistakes: [...curlyQuotesIn(text, document), ...textsCutShort(text, document)],
      }
}

/** Finds what a text of YAML says, which is read for that only if it is not remembered. */
const readYaml = (
  path: string,
  yaml: () => string,
  remember: (find: () => Said) => Said,
): Fields => {
  const { mistakes, ...said } = remember(() => fieldsIn(yaml()))
  if (!('data' in said)) return unread(path, mistakes)
  const locate = lazily(() => locator(parse(yaml())))
  return {
    data: said.data,
    problems: problemsIn(path, mistakes),
    locate: (field) => locate()(field),
  }
}

/**
 * Some Windows editors add a byte order mark and CRLF line endings, which would shift positions.
 */
const normalize = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** Parses a YAML file, keeping the position of every field. */
export const parseYaml = (source: SourceFile): ParsedSource => {
  const text = lazily(() => normalize(source.text))
  const fields = readYaml(source.path, text, (find) =>
    rememberedBy(`YAML ${hashOfSource(source)}`, () => {
      const mistakes = whyUnreadable(text())
      return mistakes.length > 0 ? { mistakes } : find()
    }),
  )
  return {
    get text() {
      return text()
    },
    ...fields,
    body: '',
  }
}

/** Where the parts of a text are, by which they are kept, and what stands for its YAML. */
type Places = { yaml: readonly [number, number]; hash: string; content: number; linesAbove: number }

const placesIn = (text: string): Places | { mistakes: readonly Mistake[] } => {
  const mistakes = whyUnreadable(text)
  if (mistakes.length > 0) return { mistakes }
  const parts = partsOf(text)
  if ('message' in parts) return { mistakes: [{ column: 1, ...parts }] }
  const start = text.indexOf(parts.yaml)
  const content = text.length - parts.content.length
  return {
    yaml: [start, start + parts.yaml.length],
    hash: hashOf(parts.yaml),
    content,
    linesAbove: text.slice(0, content).split('\n').length - 1,
  }
}

/**
 * Parses an MDX file: YAML front matter, then the body, which keeps its line numbers. Front matter
 * in any other language is rejected.
 */
export const parseMdx = (source: SourceFile): ParsedSource => {
  const { path } = source
  const text = lazily(() => normalize(source.text))
  const places = rememberedBy(`MDX ${hashOfSource(source)}`, () => placesIn(text()))
  const isRead = !('mistakes' in places)
  const fields = isRead
    ? readYaml(
        path,
        () => text().slice(...places.yaml),
        // An edit of the body leaves them as they are.
        (find) => rememberedBy(`fields ${places.hash}`, find),
      )
    : unread(path, places.mistakes)
  return {
    get text() {
      return text()
    },
    ...fields,
    // Without any field, each is missing.
    data: fields.data === null ? {} : fields.data,
    get body() {
      return isRead ? '\n'.repeat(places.linesAbove) + text().slice(places.content) : ''
    },
  }
}
