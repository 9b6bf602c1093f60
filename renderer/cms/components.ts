import type { Field } from '@sveltia/cms'
import { contentComponents } from '../../content/schema/components.ts'
import type { Shape } from './fields.ts'
import { fieldsOf, type Names } from './fields.ts'
import { titleOf } from './labels.ts'

/** A component of MDX as something to put into a text, with its properties as a form. */
export type InsertableComponent = {
  name: string
  label: string
  hasChildren: boolean
  fields: Field[]
}

/** Components have no translations of their own: each text has its components. */
const inAnyLanguage = (field: Field): Field => ({ ...field, i18n: true })

/** Every component that authors may use. */
export const insertableComponents = (names: Names): InsertableComponent[] =>
  Object.entries(contentComponents).map(([name, { children, properties }]) => ({
    name,
    label: titleOf(name),
    hasChildren: children,
    fields: fieldsOf({ schema: properties as Shape, names, values: [] }).map(inAnyLanguage),
  }))
