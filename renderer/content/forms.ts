import { type FileKind, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { isRecord, recordOf } from '../is-record.ts'
import type { Node } from './schema-nodes.ts'
import type { Site } from './site.ts'
import type { KnownNames } from './validate.ts'
import { describedSchemas } from './word-hints.ts'

/** The original files with a schema: one file, or `content/cities/*.mdx` for the pages of a kind. */
export type EditForm = { files: string; kind?: FileKind; schema: Node }

/** Returns a schema with the names that references may have, and those of the entries of groups. */
const withNames = (schema: Node, known: KnownNames, values: readonly unknown[]): Node => {
  const { properties, patternProperties, ...others } = schema
  const { items, reference, propertyNames } = schema
  const namesOf = (kind = '') => [...(known[kind as keyof KnownNames] ?? [])].sort()
  const inside = ([name, field]: readonly [string, Node]) => {
    const inner = values.flatMap((value) => recordOf(value)[name] ?? [])
    return [name, withNames(field, known, inner)] as const
  }
  const [entry] = Object.values(patternProperties ?? {})
  const keys = propertyNames
    ? namesOf(propertyNames.reference)
    : [...new Set(values.filter(isRecord).flatMap(Object.keys))]
  const fields = entry ? keys.map((key) => [key, entry] as const) : Object.entries(properties ?? {})
  return {
    ...others,
    ...(reference && { enum: namesOf(reference) }),
    ...(items && { items: withNames(items, known, values.flat()) }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields.map(inside)) }),
    // Only entries that refer to something must be among these.
    ...(entry && { additionalProperties: propertyNames ? false : entry }),
  }
}

/** Returns the forms for all content of a site. */
export const formsOf = (site: Site): EditForm[] => {
  const { files, known } = site.content[defaultLanguage]
  const ofKinds = fileKinds.map(
    (kind): EditForm => ({
      kind,
      files: `content/${kinds[kind].folder}/*.mdx`,
      schema: kinds[kind].schema,
    }),
  )
  const others = Object.entries(describedSchemas()).map(
    ([path, schema]): EditForm => ({ files: path, schema }),
  )
  return [...ofKinds, ...others].map((form) => {
    const own = files.filter(({ path, entry }) =>
      form.kind ? entry?.kind === form.kind : path === form.files,
    )
    return {
      ...form,
      schema: withNames(
        form.schema,
        known,
        own.map(({ data }) => data),
      ),
    }
  })
}
