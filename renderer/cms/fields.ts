import type { Field } from '@sveltia/cms'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { mayHaveWords, type Node } from '../content/schema-nodes.ts'

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
const mayBeEmpty = ({ type, minLength, pattern = '', enum: options }: Node): boolean =>
  type === 'string' && !minLength && !options && new RegExp(pattern).test('')

/** About the characters that fit on a line; longer texts get a larger box. */
const shortText = 100

/** The input of a text, a number or a switch. */
const inputOf = (schema: Node) => {
  const { type, fact, pattern, description = 'Not in this form.', ...rules } = schema
  const { minLength: minlength, maxLength: maxlength = Number.POSITIVE_INFINITY } = rules
  const { minimum: min, maximum: max, multipleOf: step = 0.0001 } = rules
  if (type === 'boolean') return { widget: 'boolean' } as const
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max } as const
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max, step } as const
  return {
    widget: fact || maxlength <= shortText ? 'string' : 'text',
    minlength,
    maxlength: rules.maxLength,
    ...(pattern !== undefined && { pattern: [pattern, description] as [string, string] }),
    use_emoji_autocomplete: false,
  } as const
}

const fieldFor = (name: string, schema: Node, required: boolean): Field => {
  const { description, properties, enum: options, items } = schema
  const field = {
    name,
    label: labelOf(name),
    hint: helpOf(description),
    // The content check reports what a translation lacks; a page can do without some of it.
    required:
      required && !mayBeEmpty(schema) && (!mayHaveWords(schema) || [defaultLanguage as string]),
    i18n: schema.isKey ? ('duplicate' as const) : mayHaveWords(schema),
  }
  if (options) return { ...field, widget: 'select', options: [...options] }
  if (properties) {
    // A group of entries, such as all claims, is long.
    const collapsed = schema.additionalProperties !== false || schema.propertyNames !== undefined
    return { ...field, widget: 'object', collapsed, fields: formFields(schema) }
  }
  if (!items) return { ...field, ...inputOf(schema) }
  const { minItems: min, maxItems: max } = schema
  const item = fieldFor('item', items, true)
  if (item.widget === 'select') return { ...item, ...field, min, max, multiple: true }
  const inner = 'fields' in item ? { fields: item.fields } : { field: item }
  return { ...field, min, max, widget: 'list', collapsed: 'auto', ...inner }
}

/** Names that forms accept. A field with any other name stays as it is in its file. */
const formName = /^[^\s.*:<>]+$/

/** Returns the fields of an object, in the order of its schema. */
export const formFields = ({ properties = {}, required = [] }: Node): Field[] =>
  Object.entries(properties)
    .filter(([name]) => formName.test(name))
    .map(([name, field]) => fieldFor(name, field, required.includes(name)))
