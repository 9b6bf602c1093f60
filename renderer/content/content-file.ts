import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { isShownOn } from '../../content/schema/day.ts'
import {
  entryOf,
  type FileEntry,
  type FileKind,
  kinds,
  schemaOf,
} from '../../content/schema/kinds.ts'
import { type Language, languageOf } from '../../content/schema/languages.ts'
import { contentHash } from '../cache.ts'
import { recordOf } from '../is-record.ts'
import { memoize } from '../memoize.ts'
import { UnreadableFile } from './front-matter.ts'
import { formatProblems, isError } from './problem.ts'
import { explain } from './rules/explain.ts'
import type { Fields } from './schema-nodes.ts'
import { type ParsedSource, parseSource, type SourceFile } from './source.ts'
import { type Mismatch, translate } from './translation.ts'
import { errorsOf, fits, typeErrorsOf } from './validate.ts'
import { versionField } from './version.ts'

/** A file that was read. `entry` is set for files that make pages. */
export type ContentFile = Omit<ParsedSource, 'data'> & {
  path: string
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
  /** For a translation: the version of its original, and where it does not match it. */
  version?: unknown
  mismatches?: readonly Mismatch[] | undefined
}

/** Parses a file. */
export const readSource: (source: SourceFile) => ContentFile = memoize((source) => {
  const parsed = parseSource(source)
  const entry = entryOf(source.path)
  const place = languageOf(source.path)
  return {
    ...parsed,
    ...place,
    path: source.path,
    hash: contentHash(source.text),
    ...(entry && { entry }),
    schema: schemaOf(source.path, parsed.data),
    isDraft: entry !== undefined && (parsed.isDraft || !isShownOn(parsed)),
    fields: recordOf(parsed.data),
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
export const readYaml = <S extends TSchema>(file: string, schema: S): Static<S> => {
  const source = parseSource({ path: file, text: readFileSync(file, 'utf8') })
  const { text, data, problems } = source
  const wrong = data === undefined ? problems : explain(file, errorsOf(schema, data), source)
  if (wrong.length === 0 && fits(schema, data)) return data
  throw new UnreadableFile(formatProblems(wrong, () => text))
}
