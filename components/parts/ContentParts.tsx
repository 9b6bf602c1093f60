import { useMDXComponents } from '@mdx-js/react'
import { createElement, type ElementType, type ReactNode } from 'react'
import { sectionComponents } from '../../content/schema/components.ts'
import { ContentBody } from '../content/ContentBody.tsx'
import { type Example, examplesOf, parts, partsIn } from './examples.ts'

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
