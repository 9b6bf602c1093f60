import { type ContentComponentName, contentComponents } from '../../content/schema/components.ts'
import { describe, type Node } from '../../renderer/content/schema-nodes.ts'

type Component = { children: boolean; parent?: string; properties: Node }

const names = Object.keys(contentComponents) as readonly ContentComponentName[]
const componentOf = (name: ContentComponentName): Component => {
  const { properties, ...use } = contentComponents[name]
  return { ...use, properties }
}

/** The opening tag with its required properties: choices where the schema has a list. */
const tagOf = (name: string, { properties: { properties = {}, required = [] } }: Component) =>
  required.reduce((tag, property, index) => {
    const values = properties[property]?.enum ?? []
    const choice = values.length > 0 ? `|${values.join(',')}|` : ''
    return `${tag} ${property}="\${${index + 1}${choice}}"`
  }, `<${name}`)

/** The component with what it needs, and one of the components that belong inside it. */
const bodyOf = (name: ContentComponentName): string[] => {
  const component = componentOf(name)
  if (!component.children) return [`${tagOf(name, component)} />`]
  const inner = names.find((other) => componentOf(other).parent === name)
  return [`${tagOf(name, component)}>`, '', ...(inner ? bodyOf(inner) : ['$0']), '', `</${name}>`]
}

/** The component as an author would write it, without the marks of a snippet. */
export const skeletonOf = (name: ContentComponentName): string =>
  bodyOf(name)
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replace(/\$\{\d+\}/g, '…')
    .replace('$0', 'Text.')

/** A snippet of VS Code for each component that a content file may use. */
export const componentSnippets = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.map((name) => {
      const { properties: schema } = componentOf(name)
      const { properties = {}, required = [] } = schema
      const optional = Object.keys(properties).filter((property) => !required.includes(property))
      const also = optional.length > 0 ? ` It can also have ${optional.join(', ')}.` : ''
      const snippet = { prefix: [`<${name}`, name], scope: 'mdx,markdown' }
      return [name, { ...snippet, description: describe(schema) + also, body: bodyOf(name) }]
    }),
  )
