import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { isDay, isShownOn } from '../../content/schema/day.ts'
import {
  entryOf,
  type FileEntry,
  type FileKind,
  kinds,
  schemaOf,
} from '../../content/schema/kinds.ts'
import { type Language, languageOf } from '../../content/schema/languages.ts'
import { codeHash, contentHash, jsonCache } from '../cache.ts'
import { recordOf } from '../is-record.ts'
import { lazy, memoize } from '../memoize.ts'
import { type ParsedBody, parseBody } from './body-tree.ts'
import { normalizeText, splitFrontMatter, UnreadableFile } from './front-matter.ts'
import { whyUnreadable, yamlMistakes } from './mistakes.ts'
import { formatProblems, isError, type Mistake, type Position, type Problem } from './problem.ts'
import { explain } from './rules/explain.ts'
import type { Fields, Path } from './schema-nodes.ts'
import { type Mismatch, translate } from './translation.ts'
import { errorsOf, fits, typeErrorsOf } from './validate.ts'
import { versionField } from './version.ts'

/** A content file as stored on disk. `path` is relative to the project folder. */
export type SourceFile = { path: string; text: string }

/** A file that was read. `entry` is set for files that make pages. */
export type ContentFile = {
  path: string
  /** Its text, with unified line ends. */
  text: string
  /** The content hash of its text as stored. */
  hash: string
  /** The path of the file that it translates, or its own. */
  original: string
  /** For a translation: that file, if it exists. */
  originalFile?: ContentFile
  language: Language
  entry?: FileEntry
  /** The schema of its data; undefined if nothing is made from it. */
  schema: TSchema | undefined
  /**
   * The front matter, or all of a YAML file; for a translation, with the facts of its original.
   * Unvalidated; undefined if it could not be parsed.
   */
  data: unknown
  /** `data` if it is a mapping, otherwise empty. */
  fields: Fields
  /** Whether its page is a draft, and the first day on which it is none. */
  isDraft: boolean
  from?: string | undefined
  /** The text below the front matter, in its lines of the file. */
  body: string
  parsedBody: () => ParsedBody
  problems: readonly Problem[]
  /** Finds the position of a field, such as `['issues', 2, 'title']`. */
  locate: (path: Path) => Position
  /** Returns a value as written, such as `02134` for 2134; undefined for lists and groups. */
  written: (path: Path) => string | undefined
  /** For a translation: the version of its original, and where it does not match it. */
  version?: unknown
  mismatches?: readonly Mismatch[] | undefined
}

/** What the text of a file says, or why it cannot be read. */
type Parsed = Partial<Pick<ContentFile, 'data' | 'isDraft' | 'from'>> & {
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
  // A draft that cannot be read is one nevertheless.
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
  const locate = (path: Path): Position => {
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

/** Parses a YAML file, or an MDX file: YAML front matter, then the body, with its line numbers. */
export const readSource: (source: SourceFile) => ContentFile = memoize(({ path, text: stored }) => {
  const isMdx = path.endsWith('.mdx')
  const text = normalizeText(stored)
  const key = contentHash(code(), String(isMdx), text)
  const { data, isDraft, from, mistakes, bodyAt } = cache.get(key, () => parseText(isMdx, text))
  const finder = lazy(() => finderIn(isMdx, text))
  // Starts with as many empty lines as precede it in the file, so that positions match.
  const above = text.slice(0, bodyAt).replace(/[^\n]+/g, '')
  const body = bodyAt === undefined ? '' : above + text.slice(bodyAt)
  const [entry, place] = [entryOf(path), languageOf(path)]
  return {
    ...place,
    ...(entry && { entry }),
    path,
    text,
    hash: contentHash(stored),
    data,
    fields: recordOf(data),
    body,
    from,
    schema: schemaOf(path, data),
    isDraft: entry !== undefined && (isDraft || !isShownOn({ from })),
    parsedBody: lazy(() => parseBody(body)),
    problems: mistakes.map((mistake): Problem => ({ file: path, ...mistake })),
    locate: (field) => finder().locate(data === undefined ? [] : field),
    written: (field) => finder().written(field),
  }
})

/** Returns a translation with the facts of its original, and no data if the original has none. */
export const withFacts = (
  file: ContentFile,
  originalFile: ContentFile | undefined,
): ContentFile => {
  const schema = originalFile?.schema
  const hasFacts = Object.keys(recordOf(originalFile?.data)).length > 0
  if (!hasFacts || !schema || file.data === undefined) {
    const data = hasFacts ? file.data : undefined
    return { ...file, ...(originalFile && { originalFile }), data, fields: recordOf(data) }
  }
  const { data, mismatches } = translate(schema, originalFile.data, file.data)
  const version = file.fields[versionField]
  return { ...file, originalFile, schema, data, mismatches, version, fields: recordOf(data) }
}

/** Returns whether visitors read the texts of a file as a page or part of one. */
export const makesPages = ({ original, entry }: ContentFile): boolean =>
  entry !== undefined || original === kinds.home.file

export const filesOfKind = (
  { files }: { files: readonly ContentFile[] },
  kind: FileKind,
): ContentFile[] => files.filter(({ entry, data }) => entry?.kind === kind && data !== undefined)

/** Returns why a file cannot be shown, with lines: it is unreadable, or a field has a wrong type. */
export const whyUnfit = (file: ContentFile): string => {
  const files = [file, ...(file.originalFile ? [file.originalFile] : [])]
  const unread = files.flatMap(({ problems }) => problems.filter(isError))
  const misfits = file.schema ? typeErrorsOf(file.schema, file.data) : []
  return formatProblems(
    unread.length > 0 ? unread : explain(file.path, misfits, file),
    (path) => files.find((one) => one.path === path)?.text,
  )
}

/**
 * Reads a YAML file of the project.
 * @throws UnreadableFile if it cannot be parsed, or does not match the schema.
 */
export const readYaml = <S extends TSchema>(path: string, schema: S): Static<S> => {
  const file = readSource({ path, text: readFileSync(path, 'utf8') })
  const { text, data, problems } = file
  const wrong = data === undefined ? problems : explain(path, errorsOf(schema, data), file)
  if (wrong.length === 0 && fits(schema, data)) return data
  throw new UnreadableFile(formatProblems(wrong, () => text))
}
