import { useMDXComponents } from '@mdx-js/react'
import { createElement, type ElementType, type ReactNode } from 'react'
import { contentComponents, sectionComponents } from '../../content/schema/components.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { ContentBody } from '../content/Prose.tsx'

/** The properties of a component in one of its looks. */
type Example = Readonly<Record<string, string>>

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

/** A component with all its properties, once for each value of a setting, and with the fewest. */
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
const partsIn = (parent: string): [string, Part][] =>
  Object.entries(parts).filter(([, part]) => part.parent === parent)

/** What takes a list between its tags. */
const lists: readonly string[] = ['Checks', 'Reasons']

const ListOf = ({ items }: { items: readonly string[] }) => (
  <ol>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
)

const Content = ({ name }: { name: string }) => {
  const { description = '' } = parts[name]?.properties ?? {}
  const inside = partsIn(name)
  if (lists.includes(name)) return <ListOf items={description.split(', ')} />
  if (inside.length === 0) return <p>{description}</p>
  return inside.flatMap(([inner, part]) =>
    examplesOf(part).map((example) => (
      <Shown key={inner + JSON.stringify(example)} name={inner} example={example} />
    )),
  )
}

const Shown = ({ name, example }: { name: string; example: Example }) => {
  const components: Readonly<Record<string, unknown>> = useMDXComponents()
  const children: ReactNode = parts[name]?.children ? <Content name={name} /> : undefined
  return createElement(components[name] as ElementType, example, children)
}

const Settings = ({ example }: { example: Example }) => (
  <p>
    <code>
      {Object.entries(example)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}
    </code>
  </p>
)

const PartInLooks = ({ name }: { name: string }) => {
  const part = parts[name]
  if (!part) return null
  const isWide = sectionComponents.includes(name)
  return (
    <>
      <section className="section" id={name}>
        <div className="wrap">
          <h2>{name}</h2>
          <p>{part.properties.description}</p>
          {!isWide &&
            examplesOf(part).map((example) => (
              <div key={JSON.stringify(example)} className="below">
                <Settings example={example} />
                <Shown name={name} example={example} />
              </div>
            ))}
        </div>
      </section>
      {isWide &&
        examplesOf(part).map((example) => (
          <Shown key={JSON.stringify(example)} name={name} example={example} />
        ))}
    </>
  )
}

/** Every component that authors may use in a text, in all its looks. */
export const ContentParts = () => (
  <ContentBody>
    {Object.entries(parts)
      .filter(([, { parent }]) => parent === undefined)
      .map(([name]) => (
        <PartInLooks key={name} name={name} />
      ))}
  </ContentBody>
)
