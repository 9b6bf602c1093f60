import { type FileKind, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { subjectOf } from '../../content/schema/words.ts'
import { recordOf } from '../is-record.ts'
import { type ContentFile, filesOfKind } from './content-file.ts'
import { fieldOf, type Node, type Path } from './schema-nodes.ts'
import type { Site } from './site.ts'
import type { KnownNames } from './validate.ts'

/** The original files with a schema: one file, or `content/cities/*.mdx` for the pages of a kind. */
export type EditForm = { files: string; kind?: FileKind; schema: Node }

/** Returns the comment right above a field, which is the description of a word. */
const commentAbove = ({ text, locate }: ContentFile, path: Path): string => {
  const above = text.split('\n').slice(0, locate(path).line - 1)
  const first = above.findLastIndex((line) => !/^ *#/.test(line)) + 1
  return above
    .slice(first)
    .map((line) => line.replace(/^[ #]+/, ''))
    .join(' ')
}

/** A part of the files of a form: their values, and its place in a file of words. */
type Part = { values: readonly unknown[]; words?: ContentFile | undefined; path: Path }

/** Returns a schema with the names that references may have, and those of the entries of groups. */
const withNames = (schema: Node, known: KnownNames, { values, words, path }: Part): Node => {
  const { properties, patternProperties, ...others } = schema
  const { items, reference, propertyNames } = schema
  const namesOf = (kind = '') => [...(known[kind as keyof KnownNames] ?? [])].sort()
  const records = values.map(recordOf)
  const own = patternProperties ? records.flatMap(Object.keys) : Object.keys(properties ?? {})
  const names = propertyNames ? namesOf(propertyNames.reference) : [...new Set(own)]
  const fields = names.map((name) => {
    const part = { values: records.flatMap((one) => one[name] ?? []), words, path: [...path, name] }
    return [name, withNames(fieldOf(schema, name) ?? {}, known, part)] as const
  })
  const hint = words && commentAbove(words, path)
  const [entry] = Object.values(patternProperties ?? {})
  return {
    ...others,
    ...(hint && { description: hint }),
    ...(reference && { enum: namesOf(reference) }),
    ...(items && { items: withNames(items, known, { values: values.flat(), path }) }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    // Only entries that refer to something must be among these.
    ...(entry && { additionalProperties: propertyNames ? false : entry }),
  }
}

/** Returns the forms for all content of a site. */
export const formsOf = (site: Site): EditForm[] => {
  const { files, known } = site.content[defaultLanguage]
  const formOf = (form: EditForm, own: readonly ContentFile[]): EditForm => {
    const words = own.find(({ path }) => subjectOf(path) !== undefined)
    const values = own.map(({ data }) => data)
    return { ...form, schema: withNames(form.schema, known, { values, words, path: [] }) }
  }
  return [
    ...fileKinds.map((kind) => {
      const { folder, schema } = kinds[kind]
      const own = filesOfKind({ files }, kind)
      return formOf({ kind, files: `content/${folder}/*.mdx`, schema }, own)
    }),
    ...files.flatMap((file) =>
      file.entry || !file.schema ? [] : formOf({ files: file.path, schema: file.schema }, [file]),
    ),
  ]
}
