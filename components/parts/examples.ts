import { contentComponents } from '../../content/schema/components.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'

/** The properties of a component in one of its looks. */
export type Example = Readonly<Record<string, string>>

type Property = Node & { enum?: readonly string[]; description?: string }
type Part = {
  children: boolean
  parent?: string
  properties: { description?: string; properties: object; required?: readonly string[] | undefined }
}

/** Everything that authors may use in a text, by name. */
export const parts: Readonly<Record<string, Part>> = contentComponents

/** The value that the description of a property gives as an example, or else the description. */
const sampleOf = ({ description = '', maxLength }: Property): string =>
  /such as "([^"]+)"/.exec(description)?.[1] ?? description.slice(0, maxLength)

const valuesOf = (property: Property): readonly string[] => property.enum ?? [sampleOf(property)]

/**
 * A component in all its looks: with everything it takes, once for each value of a setting, and with
 * nothing but what it needs.
 */
export const examplesOf = ({ properties: schema }: Part): Example[] => {
  const properties = Object.entries(schema.properties as Record<string, Property>)
  const whole = Object.fromEntries(
    properties.map(([name, property]) => [name, valuesOf(property)[0] ?? '']),
  )
  const others = properties.flatMap(([name, property]) =>
    valuesOf(property)
      .slice(1)
      .map((value) => ({ ...whole, [name]: value })),
  )
  const needed = Object.fromEntries(
    Object.entries(whole).filter(([name]) => schema.required?.includes(name)),
  )
  const isLess = Object.keys(needed).length < properties.length
  return [whole, ...others, ...(isLess ? [needed] : [])]
}

/** The components that may only be used in this one. */
export const partsIn = (parent: string): [string, Part][] =>
  Object.entries(parts).filter(([, part]) => part.parent === parent)
