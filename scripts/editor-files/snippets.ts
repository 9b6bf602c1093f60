import { type ContentComponentName, contentComponents } from '../../content/schema/components.ts'
import { describe, type Node } from '../../renderer/content/schema-nodes.ts'

type Snippet = {
  prefix: readonly string[]
  scope: string
  description: string
  body: readonly string[]
}
type Component = { children: boolean; parent?: string; properties: Node }

const names = Object.keys(contentComponents) as readonly ContentComponentName[]
const componentOf = (name: ContentComponentName): Component => {
  const { properties, ...use } = contentComponents[name]
  return { ...use, properties: properties as Node }
}

/** A field of a snippet: a choice where the schema has a list, and a place to type elsewhere. */
const place = (number: number, { enum: values }: Node): string =>
  values && values.length > 0 ? `\${${number}|${values.join(',')}|}` : `\${${number}}`

const tag = (name: string, { properties: schema }: Component): string => {
  const { properties = {}, required = [] } = schema
  const written = required.map(
    (property, index) => ` ${property}="${place(index + 1, properties[property] ?? {})}"`,
  )
  return `<${name}${written.join('')}`
}

/** The component with what it needs, and one of the components that belong inside it. */
const bodyOf = (name: ContentComponentName): string[] => {
  const component = componentOf(name)
  const inner = names.find((other) => componentOf(other).parent === name)
  if (!component.children) return [`${tag(name, component)} />`]
  return [`${tag(name, component)}>`, '', ...(inner ? bodyOf(inner) : ['$0']), '', `</${name}>`]
}

/** The component as an author would write it, without the marks of a snippet. */
export const skeletonOf = (name: ContentComponentName): string =>
  bodyOf(name)
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replace(/\$\{\d+\}/g, '…')
    .replace('$0', 'Text.')

const describeAll = ({ properties: schema }: Component): string => {
  const { properties = {}, required = [] } = schema
  const optional = Object.keys(properties).filter((property) => !required.includes(property))
  return optional.length > 0
    ? `${describe(schema)} It can also have ${optional.join(', ')}.`
    : describe(schema)
}

/** A snippet for each component that a content file may use. */
export const componentSnippets = (): Readonly<Record<string, Snippet>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        prefix: [`<${name}`, name],
        scope: 'mdx,markdown',
        description: describeAll(componentOf(name)),
        body: bodyOf(name),
      },
    ]),
  )
