import type { MDXContent } from 'mdx/types'
import { componentOf } from './body.ts'
import { lazyFields } from './lazy-fields.ts'
import { entryOf, type FileKind, schemaOf } from './model/kinds.ts'
import { allLanguages, defaultLanguage, fileIn, type Language } from './model/languages.ts'
import type { PictureFiles, PictureIndex } from './model/picture-index.ts'
import { fieldOf, type Node } from './model/schema-words.ts'
import { translated } from './model/translation.ts'
import { forgetAnswers, madeOnce, question } from './questions.ts'

/** The content files as they stand. */
export type ContentFiles = {
  /** All of them, by path. */
  paths: readonly string[]
  /** The fields of a file, unvalidated; undefined if there is no such file. */
  fields: (path: string) => unknown
  /** Changes with what is in a file; empty if there is none. */
  version: (path: string) => string
  /** What the text of an MDX file was compiled to. */
  body: (path: string) => string
  /** Changes with what it is compiled to. */
  bodyVersion: (path: string) => string
  pictures: PictureIndex
}

const glossaries = allLanguages.map((language) => fileIn(language, 'content/glossary.yaml'))

let files: ContentFiles | undefined

const opened = (): ContentFiles => {
  if (!files) throw new Error('The content is read before openContent() has said where it is')
  return files
}

/** Says where the content is, or that it has changed. */
export const openContent = (given: ContentFiles): void => {
  files = given
  known.clear()
  versions.clear()
  forgetAnswers()
}

const isThere = question('file', (path) => opened().fields(path) !== undefined)

/** Whether a file is there in a language. */
export const hasTranslation = (language: Language, file: string): boolean =>
  isThere(fileIn(language, file))

/**
 * The fields of a file in a language: those of its translation where there is one, with the facts
 * of the original.
 */
const whole = (language: Language, file: string): unknown => {
  const schema = schemaOf(file)
  const original = opened().fields(file)
  return schema && language !== defaultLanguage
    ? translated(schema, original, opened().fields(fileIn(language, file)))
    : original
}

/**
 * The fields of a file in a language, by both. Whatever is read of them is a question. They are
 * what the check has passed before: to validate them again would take every build as long as the
 * pages that it makes.
 */
const known = new Map<string, Record<string, unknown>>()

const fieldsOf = (asked: string): Record<string, unknown> => {
  const [language = '', file = ''] = asked.split(' ')
  const fields =
    known.get(asked) ?? (whole(language as Language, file) as Record<string, unknown> | undefined)
  if (!fields) throw new Error(`There is no ${file}`)
  known.set(asked, fields)
  return fields
}

/** The value of a field, by language, file and names of fields. */
const fieldValue = (about: string): unknown => {
  const [language, file, ...names] = about.split(' ')
  let value: unknown = fieldsOf(`${language} ${file}`)
  for (const name of names) value = (value as Record<string, unknown>)[name]
  return value
}

const versions = new Map<string, string>()

/** What the fields of a file in a language follow from, by both: its texts. */
const versionOfFields = (asked: string): string => {
  const [language, file = ''] = asked.split(' ')
  const version =
    versions.get(asked) ??
    [file, fileIn(language as Language, file)].map((path) => opened().version(path)).join(' ')
  versions.set(asked, version)
  return version
}

/** The same for what is about their value. */
const versionOfField = (about: string): string => {
  const end = about.indexOf(' ', about.indexOf(' ') + 1)
  return versionOfFields(end < 0 ? about : about.slice(0, end))
}

const field = question('field', fieldValue, versionOfField)
const namesOf = question(
  'fields',
  (about) => Object.keys(fieldValue(about) as object),
  versionOfField,
)
const nameSet = madeOnce((about) => new Set(namesOf(about)))

/** Whether a field holds named things, such as what a city says about each service: fields, too. */
const isMap = (node: Node | undefined): boolean =>
  node?.patternProperties !== undefined && node.properties === undefined

const lazyFieldsOf = (schema: Node | undefined, about: string): object => {
  const reader = (name: string): (() => unknown) => {
    const node = schema && fieldOf(schema, name)
    const named = `${about} ${name}`
    const isApart = isMap(node) || (isMap(schema) && node?.properties !== undefined)
    if (!isApart) return () => field(named)
    const inner = lazyFieldsOf(node, named)
    return () => (nameSet(about).has(name) ? inner : field(named))
  }
  const readers = new Map<string, () => unknown>()
  return lazyFields(
    () => nameSet(about),
    (name) => {
      const read = readers.get(name) ?? reader(name)
      readers.set(name, read)
      return read()
    },
  )
}

/**
 * The fields of a file in a language, each a question of its own.
 * @throws when they are read, if there is no such file.
 */
export const fieldsIn = <Fields extends object>(language: Language, file: string): Fields =>
  lazyFieldsOf(schemaOf(file), `${language} ${file}`) as Fields

const slugsOf = question('slugs', (about) =>
  opened().paths.flatMap((path) => {
    const entry = entryOf(path)
    return entry && `${entry.kind} ${entry.language}` === about ? [entry.slug] : []
  }),
)

/** The slugs of the files of a kind in a language. */
export const slugsIn = (language: Language, kind: FileKind): readonly string[] =>
  slugsOf(`${kind} ${language}`)

const bodyVersion = question(
  'text',
  (path) => opened().bodyVersion(path),
  // Terms of the glossary become part of a text.
  (path) => [path, ...glossaries].map((file) => opened().version(file)).join(' '),
)

const component = madeOnce((path) => componentOf(opened().body(path)))

/** The component that the text of an MDX file makes. To have it asks nothing, to render it does. */
export const bodyOf = madeOnce(
  (path): MDXContent =>
    (properties) => {
      bodyVersion(path)
      return component(path)(properties)
    },
)

/** The files and the size of a picture, by its name. */
export const pictureFiles = question(
  'picture',
  (name): PictureFiles | undefined => opened().pictures[name],
)
