import type { Field } from '@sveltia/cms'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { mayHaveWords, type Node } from '../content/schema-nodes.ts'
import type { KnownNames } from '../content/validate.ts'
import { isRecord, recordOf } from '../is-record.ts'

/** A field of a schema, and its values in the files that use it. */
type Place = { name: string; schema: Node; required: boolean; values: readonly unknown[] }

/** `metaTitle` becomes "Meta title". */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/[-_/]/g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Escapes tags in help, which is Markdown: `<slug>` would vanish. */
export const helpOf = (description: string | undefined): string | undefined =>
  description?.replaceAll('<', '&lt;')

/** Returns whether a text may be empty, which a form treats as missing. */
const mayBeEmpty = ({ type, minLength, pattern = '', enum: options, reference }: Node): boolean =>
  type === 'string' && !minLength && !options && !reference && new RegExp(pattern).test('')

/** Settings common to all fields. Only words differ between languages. */
const common = ({ name, schema, required }: Place) => ({
  name,
  label: labelOf(name),
  hint: helpOf(schema.description),
  // The content check reports what a translation lacks; a page can do without some of it.
  required:
    required && !mayBeEmpty(schema) && (mayHaveWords(schema) ? [defaultLanguage as string] : true),
  i18n: mayHaveWords(schema),
})

/** About the characters that fit on a line; longer texts get a larger box. */
const shortText = 100

const valueField = (place: Place): Field => {
  const { type, description = 'Not in this form.', fact, pattern, ...rules } = place.schema
  const { minLength: minlength, maxLength: maxlength, minimum: min, maximum: max } = rules
  const { multipleOf: step = 0.0001 } = rules
  if (type === 'boolean') return { ...common(place), widget: 'boolean' }
  const number = { ...common(place), min, max, widget: 'number' } as const
  if (type === 'integer') return { ...number, value_type: 'int' }
  if (type === 'number') return { ...number, value_type: 'float', step }
  return {
    ...{ ...common(place), minlength, maxlength },
    ...(pattern !== undefined && { pattern: [pattern, description] }),
    widget: fact || (maxlength ?? Number.POSITIVE_INFINITY) <= shortText ? 'string' : 'text',
    use_emoji_autocomplete: false,
  }
}

const inside = (values: readonly unknown[], name: string): unknown[] =>
  values.flatMap((value) => recordOf(value)[name] ?? [])

/** Returns the form field for a field of the content. */
const fieldFor = (place: Place, known: KnownNames): Field => {
  const { schema, values } = place
  const { reference, items, properties, minItems: min, maxItems: max } = schema
  const options = schema.enum ?? (reference && namesOf(known, reference))
  if (options) return { ...common(place), widget: 'select', options: [...options] }
  if (properties)
    return { ...common(place), widget: 'object', fields: formFields(schema, values, known) }
  if (items) {
    const list = { ...common(place), min, max }
    const item = { name: 'item', schema: items, required: true, values: values.flat() }
    const field = fieldFor(item, known)
    if (field.widget === 'select') return { ...field, ...list, multiple: true }
    const inner = 'fields' in field ? { fields: field.fields } : { field }
    return { ...list, widget: 'list', collapsed: 'auto', ...inner }
  }
  const [entries] = Object.values(schema.patternProperties ?? {})
  if (!entries) return valueField(place)
  if (entries.type === 'string')
    return { ...common(place), widget: 'keyvalue', i18n: 'duplicate_keys' }
  // A group of fields for each key: the entries that it refers to, or its own.
  const kind = schema.propertyNames?.reference
  const keys = kind ? namesOf(known, kind) : values.filter(isRecord).flatMap(Object.keys)
  const fields = [...new Set(keys)].map((name) =>
    fieldFor({ name, schema: entries, required: true, values: inside(values, name) }, known),
  )
  return { ...common(place), widget: 'object', collapsed: true, fields }
}

const namesOf = (known: KnownNames, kind: string): string[] =>
  [...(known[kind as keyof KnownNames] ?? [])].sort()

/** Names that forms accept. A field with any other name stays as it is in its file. */
const formName = /^[^\s.*:<>]+$/

/**
 * Returns the fields of an object, in the order of its schema.
 * @param values of the object in the files that use it.
 * @param known the names that fields may refer to.
 */
export const formFields = (
  { properties = {}, required = [] }: Node,
  values: readonly unknown[],
  known: KnownNames,
): Field[] =>
  Object.entries(properties)
    .filter(([name]) => formName.test(name))
    .map(([name, schema]) =>
      fieldFor(
        { name, schema, required: required.includes(name), values: inside(values, name) },
        known,
      ),
    )
