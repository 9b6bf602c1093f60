import type { EditorComponentDefinition, Field } from '@sveltia/cms'
import type { InsertableComponent } from './components.ts'

const content = 'content'

const contentField: Field = {
  name: content,
  label: 'Content',
  hint: 'What stands inside, in Markdown.',
  widget: 'text',
  i18n: true,
}

type Properties = Readonly<Record<string, unknown>>

const attribute = (name: string, value: unknown): string =>
  typeof value === 'string' && value !== '' ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : ''

/** A component with its properties, in the order of its declaration. */
export const componentText = (
  { name, hasChildren, fields }: InsertableComponent,
  properties: Properties,
): string => {
  const attributes = fields.map((field) => attribute(field.name, properties[field.name])).join('')
  return hasChildren
    ? `<${name}${attributes}>\n\n${properties[content] ?? ''}\n\n</${name}>`
    : `<${name}${attributes} />`
}

/** The properties of a component in a text. */
export const propertiesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  )

/** What a text has nothing of. */
const nothing = /(?!)/

/**
 * A component as the editor of texts takes it. One with content is put in as a whole and is text from
 * then on, because what it holds may have components too.
 */
export const editorComponent = (component: InsertableComponent): EditorComponentDefinition => ({
  id: component.name,
  label: component.label,
  fields: component.hasChildren ? [...component.fields, contentField] : component.fields,
  pattern: component.hasChildren ? nothing : new RegExp(`^<${component.name}(?: [^<>]*)? />$`, 'm'),
  fromBlock: ([text]) => propertiesIn(text),
  // The editor puts it behind the text before it, but what has content stands by itself.
  toBlock: (properties) => {
    const text = componentText(component, properties)
    return component.hasChildren ? `\n\n${text}\n\n` : text
  },
  toPreview: (properties) => componentText(component, properties),
})
