import { existsSync, readFileSync } from 'node:fs'
import { schemaOf } from '../../content/schema/kinds.ts'
import { defaultLanguage, fileIn, type Language } from '../../content/schema/languages.ts'
import { contentHash } from '../cache.ts'
import { filesIn } from '../files-in.ts'
import { isRecord } from '../is-record.ts'
import { isHidden } from './drafts.ts'
import { parseSource } from './source.ts'
import { markedFields } from './source-marks.ts'
import { translate } from './translation.ts'

/** Not the facts for authors, redirects or terms of translators. */
const isShown = (path: string): boolean =>
  /\.(?:mdx|yaml)$/.test(path) && !/^content\/(?:terms|redirects|published)\./.test(path)

/** The paths of all content files that pages are made from, such as `content/cities/doral-fl.mdx`. */
export const contentPaths = (): string[] =>
  filesIn('content')
    .map((file) => `content/${file}`)
    .filter((path) => isShown(path) && !isHidden(path))
    .sort()

/** Previews and the dev server mark every text with its file and line. */
const hasMarks = import.meta.env.SOURCE_LINK !== undefined

/** Whether a file is there in a language. */
export const hasTranslation = (language: Language, file: string): boolean =>
  existsSync(fileIn(language, file)) && !isHidden(fileIn(language, file))

/**
 * The content hash of what the fields of a file in a language are made from: the file and, in
 * another language than the default one, its translation.
 */
export const hashIn = (language: Language, file: string): string => {
  const paths = [file, ...(language === defaultLanguage ? [] : [fileIn(language, file)])]
  return contentHash(
    String(hasMarks),
    ...paths.map((path) => (existsSync(path) ? readFileSync(path) : '')),
  )
}

/** The fields of each file with marks, and its text: the dev server reads all after every edit. */
const marked = new Map<string, { text: string; fields: unknown }>()

const readFields = (path: string): unknown => {
  const text = readFileSync(path, 'utf8')
  const source = parseSource({ path, text })
  if (!hasMarks) return source.data
  const cached = marked.get(path)
  if (cached?.text === text) return cached.fields
  const fields = markedFields(path, source)
  marked.set(path, { text, fields })
  return fields
}

/** Whether there is text below the fields of an MDX file. */
export const hasText = (path: string): boolean =>
  parseSource({ path, text: readFileSync(path, 'utf8') }).body.trim() !== ''

/**
 * All fields of a file in a language: the words of its translation, if there is one, and the facts
 * of the original. `npm run check:content` has validated them, which runs before every build.
 * @throws if there is no such file, or if it cannot be read.
 */
export const fieldsIn = <Fields extends object>(language: Language, file: string): Fields => {
  const schema = schemaOf(file)
  const original = readFields(file)
  const isTranslated = language !== defaultLanguage && hasTranslation(language, file)
  const fields =
    schema && isTranslated
      ? translate(schema, original, readFields(fileIn(language, file))).data
      : original
  if (!isRecord(fields)) throw new Error(`${file} has no fields: npm run check:content says why`)
  return fields as Fields
}
