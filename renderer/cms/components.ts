import type { EditorComponentDefinition, Field } from '@sveltia/cms'

/** A component of MDX as something to put into a text, with its properties as a form. */
export type InsertableComponent = {
  name: string
  label: string
  hasChildren: boolean
  fields: Field[]
}

const contentField: Field = {
  name: 'content',
  label: 'Content',
  hint: 'What stands inside, in Markdown.',
  widget: 'text',
  i18n: true,
}

/** A component with its properties, in the order of its declaration. */
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

/** The properties of a component in a text. */
export const propertiesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  )

const matchesNothing = /(?!)/

/**
 * A component as the editor of texts takes it. One with content is inserted as a whole and is text
 * from then on, because what it holds may have components too.
 */
export const editorComponent = (component: InsertableComponent): EditorComponentDefinition => {
  const { name, label, hasChildren, fields } = component
  return {
    id: name,
    label,
    fields: hasChildren ? [...fields, contentField] : fields,
    pattern: hasChildren ? matchesNothing : new RegExp(`^<${name}(?: [^<>]*)? />$`, 'm'),
    fromBlock: ([text]) => propertiesIn(text),
    // The editor puts it behind the text before it, but what has content stands by itself.
    toBlock: (properties) => {
      const text = componentText(component, properties)
      return hasChildren ? `\n\n${text}\n\n` : text
    },
    toPreview: (properties) => componentText(component, properties),
  }
}
