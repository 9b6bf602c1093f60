import type { EditorComponentDefinition, Field } from '@sveltia/cms'

/** An MDX component that editors can insert into a text, with its properties as a form. */
export type InsertableComponent = {
  name: string
  label: string
  hasChildren: boolean
  fields: Field[]
}

const contentField: Field = {
  name: 'content',
  label: 'Content',
  hint: 'The content, in Markdown.',
  widget: 'text',
  i18n: true,
}

/** Writes a component with its properties, in the order they are declared. */
export const componentText = (
  { name, hasChildren, fields }: InsertableComponent,
  properties: Readonly<Record<string, unknown>>,
): string => {
  const attributes = fields.flatMap((field) => {
    const value = properties[field.name]
    return typeof value === 'string' && value !== ''
      ? ` ${field.name}="${value.replaceAll('"', '&quot;')}"`
      : []
  })
  const start = `<${[name, ...attributes].join('')}`
  return hasChildren ? `${start}>\n\n${properties.content ?? ''}\n\n</${name}>` : `${start} />`
}

/** Reads the properties of a component from a text. */
export const propertiesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  )

const matchesNothing = /(?!)/

/**
 * Returns a component as the text editor takes it. One with content is inserted whole and is plain
 * text from then on, because its content may hold components too.
 */
export const editorComponent = (component: InsertableComponent): EditorComponentDefinition => {
  const { name, label, hasChildren, fields } = component
  return {
    id: name,
    label,
    fields: hasChildren ? [...fields, contentField] : fields,
    pattern: hasChildren ? matchesNothing : new RegExp(`^<${name}(?: [^<>]*)? />$`, 'm'),
    fromBlock: ([text]) => propertiesIn(text),
    // The editor appends it to the text before it, but a component with content stands alone.
    toBlock: (properties) => {
      const text = componentText(component, properties)
      return hasChildren ? `\n\n${text}\n\n` : text
    },
    toPreview: (properties) => componentText(component, properties),
  }
}
