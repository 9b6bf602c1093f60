import type { Field } from '@sveltia/cms'
import { isOneOf } from '../../content/schema/keys.ts'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { mayHaveWords, type Node } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'

/** The names that fields may refer to, by kind. */
export type Names = Readonly<Record<string, readonly string[]>>

/** A field of a schema, and its values in the files that use it. */
type Place = {
  name: string
  schema: Node
  required: boolean
  names: Names
  values: readonly unknown[]
}

/** `metaTitle` becomes "Meta title". */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/[-_/]/g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns whether a text may be empty, which a form treats as missing. */
const mayBeEmpty = ({ type, minLength, pattern, enum: options, reference }: Node): boolean =>
  type === 'string' &&
  [minLength, options, reference].every((rule) => rule === undefined) &&
  new RegExp(pattern ?? '').test('')

const requiredIn = ({ schema, required }: Place): boolean | string[] => {
  if (!required || mayBeEmpty(schema)) return false
  // The content check reports what a translation lacks; a page can do without some of it.
  return mayHaveWords(schema) ? [defaultLanguage] : true
}

/** Escapes tags in help, which is Markdown: `<slug>` would vanish. */
export const helpOf = (description: string | undefined): string | undefined =>
  description?.replaceAll('<', '&lt;')

/** Settings common to all fields. Only words differ between languages. */
const common = (place: Place) => ({
  name: place.name,
  label: labelOf(place.name),
  hint: helpOf(place.schema.description),
  required: requiredIn(place),
  i18n: mayHaveWords(place.schema),
})

/** About the characters that fit on a line; longer texts get a larger box. */
const shortText = 100

/** Returns a field for a single value. */
const valueField = (place: Place): Field => {
  const { type, description = 'Not in this form.', fact, pattern, ...rules } = place.schema
  const { minLength: minlength, maxLength: maxlength, minimum: min, maximum: max } = rules
  const { multipleOf: step = 0.0001 } = rules
  const field = { ...common(place), minlength, maxlength, min, max }
  if (type === 'boolean') return { ...field, widget: 'boolean' }
  if (type === 'integer') return { ...field, widget: 'number', value_type: 'int' }
  if (type === 'number') return { ...field, widget: 'number', value_type: 'float', step }
  return {
    ...field,
    ...(pattern !== undefined && { pattern: [pattern, description] }),
    widget: fact || (maxlength ?? Number.POSITIVE_INFINITY) <= shortText ? 'string' : 'text',
    use_emoji_autocomplete: false,
  }
}

const inside = (values: readonly unknown[], name: string): unknown[] =>
  values.flatMap((value) => (isRecord(value) && value[name] !== undefined ? [value[name]] : []))

/** Names that forms accept. A field with any other name stays as it is in its file. */
const formName = /^[^\s.*:<>]+$/

/** Returns the fields of an object, in the order of its schema. */
export const formFields = ({
  schema,
  names,
  values,
}: Pick<Place, 'schema' | 'names' | 'values'>): Field[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => formName.test(name))
    .map(([name, field]) => {
      const required = schema.required?.includes(name) ?? false
      return fieldFor({ name, schema: field, required, names, values: inside(values, name) })
    })

/**
 * Returns a select box for an option, a reference to an entry, or a name known to the content, such
 * as that of a picture.
 */
const choiceFor = ({ enum: options, reference }: Node, names: Names) => {
  if (options) return { widget: 'select' as const, options: [...options] }
  if (reference === undefined) return undefined
  if (isOneOf(fileKinds, reference))
    return {
      widget: 'relation' as const,
      collection: reference,
      value_field: '{{slug}}',
      display_fields: [kinds[reference].nameField],
    }
  if (reference === 'county')
    return {
      widget: 'relation' as const,
      collection: '_singletons',
      file: 'business',
      value_field: 'counties.*.name',
    }
  return { widget: 'select' as const, options: [...(names[reference] ?? [])] }
}

const listField = (place: Place, items: Node): Field => {
  const { minItems: min, maxItems: max } = place.schema
  const list = { ...common(place), min, max }
  const choice = choiceFor(items, place.names)
  if (choice) return { ...list, ...choice, multiple: true }
  const values = place.values.flatMap((value) => (Array.isArray(value) ? value : []))
  const item = { ...place, name: 'item', schema: items, required: true, values }
  return {
    ...list,
    collapsed: 'auto',
    widget: 'list',
    ...(items.properties ? { fields: formFields(item) } : { field: fieldFor(item) }),
  }
}

/** Returns a group of fields for each key of a record: entries it refers to, or its own. */
const recordField = (place: Place, entries: Node): Field => {
  if (entries.type === 'string')
    return { ...common(place), widget: 'keyvalue', i18n: 'duplicate_keys' }
  const { schema, names, values } = place
  const kind = schema.propertyNames?.reference
  const keys =
    kind === undefined
      ? [...new Set(values.filter(isRecord).flatMap(Object.keys))]
      : (names[kind] ?? [])
  const fields = keys.map((name) =>
    fieldFor({ name, schema: entries, required: true, names, values: inside(values, name) }),
  )
  return { ...common(place), widget: 'object', collapsed: true, fields }
}

/** Returns the form field for a field of the content. */
const fieldFor = (place: Place): Field => {
  const { items, properties, patternProperties } = place.schema
  const [entries] = Object.values(patternProperties ?? {})
  if (items) return listField(place, items)
  if (entries) return recordField(place, entries)
  if (properties) return { ...common(place), widget: 'object', fields: formFields(place) }
  const choice = choiceFor(place.schema, place.names)
  return choice ? { ...common(place), ...choice } : valueField(place)
}
