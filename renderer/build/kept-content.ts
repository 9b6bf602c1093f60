import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { fileIn, languageOf, translatedInto } from '../../content/model/languages.ts'
import { lazily } from '../../content/model/lazily.ts'
import { writeWhole } from './made-once.ts'

/**
 * A file as it was when it was last read: `changed` is another whenever the file is, and `hash`
 * whenever its text is.
 */
export type ReadFile = {
  changed: string
  data: unknown
  hash: () => string
  body: () => string
}

/**
 * Fields without their long texts. Of most files a page shows a name or two: these are kept, so that
 * the dev server need not read a thousand files for its first page.
 */
type Short = { value: unknown } | { parts: ReadonlyMap<string, Short> } | 'long'

/** In characters of JSON: enough for a name with the mark of its place. */
const longest = 300

/** The fields of a translation are put together with those of its original, all of them. */
const isTranslated = (path: string, files: ReadonlyMap<string, unknown>): boolean => {
  const { original } = languageOf(path)
  return original !== path || translatedInto.some((language) => files.has(fileIn(language, path)))
}

const isMapping = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shortened = (value: unknown): Short => {
  if ((JSON.stringify(value) ?? '').length < longest) return { value }
  if (!isMapping(value)) return 'long'
  return { parts: new Map(Object.entries(value).map(([name, part]) => [name, shortened(part)])) }
}

/** Fields whose long texts are read with the whole of them, as soon as one is wanted. */
const completed = (short: Short, readWhole: () => unknown): unknown => {
  if (short === 'long') return readWhole()
  if ('value' in short) return short.value
  const fields = {}
  for (const [name, part] of short.parts)
    Object.defineProperty(fields, name, {
      enumerable: true,
      get: lazily(() => completed(part, () => Object(readWhole())[name])),
    })
  return fields
}

type KeptFile = { changed: string; fields: Short }
type KeptFiles = ReadonlyMap<string, KeptFile>

/** What was read of the content in former runs. */
export type KeptContent = {
  /** @param readFile reads the whole of a file. */
  read: (readFile: (path: string) => ReadFile) => Map<string, ReadFile>
  write: (files: ReadonlyMap<string, ReadFile>) => void
}

const readKept = (file: string, code: string): KeptFiles => {
  try {
    const [writtenBy, files] = existsSync(file) ? deserialize(readFileSync(file)) : []
    return writtenBy === code ? files : new Map()
  } catch {
    // Another version of Node may have written it.
    return new Map()
  }
}

/**
 * Keeps what was read in a file.
 * @param code changes with the code that reads: what another code has kept is not read.
 */
export const keptContent = (file: string, code: string): KeptContent => {
  const kept = lazily(() => readKept(file, code))

  const keep = (path: string, files: ReadonlyMap<string, ReadFile>): KeptFile => {
    const { changed, data } = files.get(path) ?? { changed: '', data: undefined }
    const former = kept().get(path)
    if (former?.changed === changed) return former
    return { changed, fields: isTranslated(path, files) ? { value: data } : shortened(data) }
  }

  return {
    read: (readFile) =>
      new Map(
        [...kept()].map(([path, { changed, fields }]) => {
          const whole = lazily(() => readFile(path))
          const data = completed(fields, () => whole().data)
          return [path, { changed, data, hash: () => whole().hash(), body: () => whole().body() }]
        }),
      ),
    write: (files) => {
      const keptFiles = [...files.keys()].map((path) => [path, keep(path, files)] as const)
      mkdirSync(dirname(file), { recursive: true })
      writeWhole(file, serialize([code, new Map(keptFiles)]))
    },
  }
}
