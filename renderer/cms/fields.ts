import type { Field } from '@sveltia/cms'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { mayHaveWords, type Node } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'
import { titleOf } from './labels.ts'
import { choiceOf } from './references.ts'

/** The parts of a schema that say what its field of a form is like. */
export type Shape = Omit<Node, 'properties' | 'patternProperties' | 'items'> & {
  description?: string
  minLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: readonly string[]
  reference?: string
  referenceKeys?: string
  properties?: Readonly<Record<string, Shape>>
  patternProperties?: Readonly<Record<string, Shape>>
  items?: Shape
}

/** What a form needs to know besides the schema: the names that fields may refer to, by kind. */
export type Names = Readonly<Record<string, readonly string[]>>

/** A field of a schema, with the keys that it has in the content if its schema names none. */
export type Place = {
  name: string
  schema: Shape
  required: boolean
  names: Names
  /** What stands in this field in each file that has it. */
  values: readonly unknown[]
}

/** A line holds about as many characters; longer texts get a larger box. */
const shortText = 100

/** Whether a text may be empty, which a form takes for missing. */
const mayBeEmpty = ({ type, minLength, pattern, enum: options, reference }: Shape): boolean =>
  type === 'string' &&
  [minLength, options, reference].every((rule) => rule === undefined) &&
  new RegExp(pattern ?? '').test('')

const requiredIn = (schema: Shape, required: boolean): boolean | string[] => {
  if (!required || mayBeEmpty(schema)) return false
  // The content check says what a translation lacks, and a page can do without some of it.
  return mayHaveWords(schema) ? [defaultLanguage] : true
}

/** What all fields have in common. Only words are written in other languages. */
const common = ({ name, schema, required }: Omit<Place, 'names' | 'values'>) => ({
  name,
  label: titleOf(name),
  ...(typeof schema.description === 'string' ? { hint: schema.description } : {}),
  required: requiredIn(schema, required),
  i18n: mayHaveWords(schema),
})

const lengths = ({ minLength, maxLength }: Shape) => ({
  ...(minLength === undefined ? {} : { minlength: minLength }),
  ...(maxLength === undefined ? {} : { maxlength: maxLength }),
})

const textField = (place: Place): Field => {
  const { schema } = place
  const { pattern } = schema
  return {
    ...common(place),
    ...lengths(schema),
    ...(pattern === undefined
      ? {}
      : { pattern: [pattern, schema.description ?? 'Not in this form.'] }),
    widget: schema.fact || (schema.maxLength ?? Infinity) <= shortText ? 'string' : 'text',
    use_emoji_autocomplete: false,
  }
}

const numberField = (place: Place): Field => ({
  ...common(place),
  widget: 'number',
  value_type: place.schema.type === 'integer' ? 'int' : 'float',
  ...(place.schema.minimum === undefined ? {} : { min: place.schema.minimum }),
  ...(place.schema.maximum === undefined ? {} : { max: place.schema.maximum }),
  ...(place.schema.type === 'integer' ? {} : { step: 0.0001 }),
})

const inside = (values: readonly unknown[], name: string): unknown[] =>
  values.flatMap((value) => (isRecord(value) && value[name] !== undefined ? [value[name]] : []))

/** Forms take no other names. A field with one stays as it is in its file. */
const formName = /^[^\s.*:<>]+$/

/** The fields of an object, in the order of its schema. */
export const fieldsOf = ({ schema, names, values }: Omit<Place, 'name' | 'required'>): Field[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => formName.test(name))
    .map(([name, field]) =>
      fieldFor({
        name,
        schema: field,
        required: schema.required?.includes(name) ?? false,
        names,
        values: inside(values, name),
      }),
    )

const choiceFor = ({ enum: options, reference }: Shape, names: Names) =>
  options ? { widget: 'select' as const, options: [...options] } : choiceOf(reference, names)

const counts = ({ minItems, maxItems }: Shape) => ({
  ...(minItems === undefined ? {} : { min: minItems }),
  ...(maxItems === undefined ? {} : { max: maxItems }),
})

const listField = (place: Place, items: Shape): Field => {
  const list = { ...common(place), ...counts(place.schema), collapsed: 'auto' as const }
  const choice = choiceFor(items, place.names)
  if (choice) return { ...common(place), ...counts(place.schema), ...choice, multiple: true }
  const values = place.values.flatMap((value) => (Array.isArray(value) ? value : []))
  return items.properties
    ? { ...list, widget: 'list', fields: fieldsOf({ ...place, schema: items, values }) }
    : {
        ...list,
        widget: 'list',
        field: fieldFor({ ...place, name: 'item', schema: items, required: true, values }),
      }
}

/** A record has a group of fields for each of its keys: those it refers to, or those it has. */
const recordField = (place: Place, entries: Shape): Field => {
  if (entries.type === 'string')
    return { ...common(place), widget: 'keyvalue', i18n: 'duplicate_keys' }
  const { schema, names, values } = place
  const keys =
    typeof schema.referenceKeys === 'string'
      ? (names[schema.referenceKeys] ?? [])
      : [...new Set(values.filter(isRecord).flatMap(Object.keys))]
  const fields = keys.map((name) =>
    fieldFor({ name, schema: entries, required: true, names, values: inside(values, name) }),
  )
  return { ...common(place), widget: 'object', collapsed: true, fields }
}

/** The field of the form for a field of the content. */
const fieldFor = (place: Place): Field => {
  const { schema } = place
  const [entries] = Object.values(schema.patternProperties ?? {})
  if (schema.items) return listField(place, schema.items)
  if (entries) return recordField(place, entries)
  if (schema.properties) return { ...common(place), widget: 'object', fields: fieldsOf(place) }
  if (schema.type === 'boolean') return { ...common(place), widget: 'boolean' }
  if (schema.type === 'integer' || schema.type === 'number') return numberField(place)
  const choice = choiceFor(schema, place.names)
  return choice ? { ...common(place), ...choice } : textField(place)
}
