import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { isDay } from '../../content/schema/day.ts'
import { codeHash, contentHash, jsonCache } from '../cache.ts'
import { lazy } from '../memoize.ts'
import { parseBody } from './body-tree.ts'
import { normalizeText, splitFrontMatter } from './front-matter.ts'
import { whyUnreadable, yamlMistakes } from './mistakes.ts'
import type { Mistake, Problem } from './problem.ts'
import type { Path } from './schema-nodes.ts'

/**
 * A content file as stored on disk. `path` is relative to the project folder. `unreadable` is set
 * if its text could not be read.
 */
export type SourceFile = { path: string; text: string; unreadable?: string }

/** What the text of a file says, or why it cannot be read. */
type Parsed = {
  data?: unknown
  /** Whether it is marked as a draft, even if the rest cannot be read. */
  isDraft?: boolean
  /** The first day of its page on the public site. */
  from?: string
  mistakes: readonly Mistake[]
  /** Where the body begins, below the front matter. */
  bodyAt?: number
}

/** The parsed texts, by content hash. */
const cache = jsonCache<Parsed>('yaml')
const code = lazy(() => codeHash('renderer/content'))

/** Writes the parsed texts, for later runs. */
export const saveParsed = cache.save

type Found = { yaml: string; bodyAt?: number } | { mistakes: readonly Mistake[] }

/** Returns the YAML of a file, and where the body begins, or why it cannot be found. */
const yamlIn = (isMdx: boolean, text: string): Found => {
  if (!isMdx) return { yaml: text }
  const parts = splitFrontMatter(text)
  return 'message' in parts
    ? { mistakes: [{ id: 'front-matter', column: 1, ...parts }] }
    : { yaml: parts.yaml, bodyAt: text.length - parts.content.length }
}

const options = { prettyErrors: false, logLevel: 'error' } as const

const parseText = (isMdx: boolean, text: string): Parsed => {
  const unreadable = whyUnreadable(text)
  const found = yamlIn(isMdx, text)
  if ('mistakes' in found) return unreadable.length > 0 ? { mistakes: unreadable } : found
  const { yaml, ...place } = found
  const document = parseDocument(yaml, options)
  const top = isMap(document.contents) ? document : undefined
  const from = top?.get('from')
  const status = { isDraft: top?.get('draft') === true, ...(isDay(from) && { from }) }
  if (unreadable.length > 0) return { ...status, mistakes: unreadable }
  const mistakes = yamlMistakes(yaml, document)
  if (mistakes.some((one) => one.severity !== 'warning')) return { ...status, mistakes, ...place }
  // Without any fields, each one is reported as missing.
  return { data: document.toJS() ?? (isMdx ? {} : null), ...status, mistakes, ...place }
}

/** Returns the node of a mapping key or list item. */
const nodeAt = (document: Document, path: Path): unknown => {
  const parent = document.getIn(path.slice(0, -1), true)
  return isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))?.key
    : document.getIn(path, true)
}

/**
 * Finds values in the text of a file. Documents take much memory, and few files have problems, so
 * those are parsed again.
 */
const finderIn = (isMdx: boolean, text: string) => {
  const found = yamlIn(isMdx, text)
  const lineCounter = new LineCounter()
  const document = 'yaml' in found && parseDocument(found.yaml, { ...options, lineCounter })
  // A missing field gets the position of the closest enclosing field.
  const locate = (path: Path): { line: number; column: number } => {
    if (!document || path.length === 0) return { line: 1, column: 1 }
    const node = nodeAt(document, path)
    if (!isNode(node) || !node.range) return locate(path.slice(0, -1))
    const { line, col } = lineCounter.linePos(node.range[0])
    return { line, column: col }
  }
  const written = (path: Path): string | undefined => {
    const node = document ? document.getIn(path, true) : undefined
    return isScalar(node) ? node.source : undefined
  }
  return { locate, written }
}

/**
 * Parses a YAML file, or an MDX file: YAML front matter, then the body, with its line numbers. Front
 * matter in any other language is rejected.
 */
export const parseSource = ({ path: file, text: stored, unreadable }: SourceFile) => {
  const isMdx = file.endsWith('.mdx')
  const text = normalizeText(stored)
  const parsed: Parsed =
    unreadable === undefined
      ? cache.get(contentHash(code(), String(isMdx), text), () => parseText(isMdx, text))
      : { mistakes: [{ id: 'file-unreadable', line: 1, column: 1, message: unreadable }] }
  const { data, isDraft = false, from, mistakes, bodyAt } = parsed
  const finder = lazy(() => finderIn(isMdx, text))
  // Starts with as many empty lines as precede it in the file, so that positions match.
  const above = text.slice(0, bodyAt).replace(/[^\n]+/g, '')
  const body = bodyAt === undefined ? '' : above + text.slice(bodyAt)
  return {
    ...{ text, data, isDraft, from, body },
    parsedBody: lazy(() => parseBody(body)),
    problems: mistakes.map((mistake): Problem => ({ file, ...mistake })),
    /** Finds the position of a field, such as `['issues', 2, 'title']`. */
    locate: (path: Path) => finder().locate(data === undefined ? [] : path),
    /** Returns a value as written, such as `02134` for 2134; undefined for lists and groups. */
    written: (path: Path) => finder().written(path),
  }
}

/** A file that was parsed. */
export type ParsedSource = ReturnType<typeof parseSource>
