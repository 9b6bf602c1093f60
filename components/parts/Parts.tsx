import { useMDXComponents } from '@mdx-js/react'
import { createElement, type ElementType } from 'react'
import { contentComponents, sectionComponents } from '../../content/schema/components.ts'
import { cityPlaceholders } from '../../content/schema/placeholders.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { siteValues } from '../../renderer/content/words.ts'
import { useSite } from '../../renderer/server/current-page.tsx'
import { figureValues, PriceTable, useFormats } from '../calculators/prices/PriceTables.tsx'
import { ContentBody } from '../content/Prose.tsx'

/** What content/schema says of a component that authors may use in a text. */
type Part = { children: boolean; parent?: string; properties: Node }

/** The properties of a component in one of its looks. */
type Example = Readonly<Record<string, string>>

/** Everything that authors may use in a text, by name. */
const parts: Readonly<Record<string, Part>> = contentComponents

/** Returns the values of an enumeration, or the example in the property's description. */
const valuesOf = ({ enum: values, description = '', maxLength }: Node): readonly string[] =>
  values ?? [/such as "([^"]+)"/.exec(description)?.[1] ?? description.slice(0, maxLength)]

/** Returns a component with all properties, once for each value, and with the required ones. */
const examplesOf = ({ properties: schema }: Part): Example[] => {
  const properties = Object.entries(schema.properties ?? {})
  const whole = properties.map(([name, property]) => [name, valuesOf(property)[0] ?? ''] as const)
  const others = properties.flatMap(([name, property]) =>
    valuesOf(property)
      .slice(1)
      .map((value) => ({ ...Object.fromEntries(whole), [name]: value })),
  )
  const needed = whole.filter(([name]) => schema.required?.includes(name))
  const fewest = needed.length < whole.length ? [Object.fromEntries(needed)] : []
  return [Object.fromEntries(whole), ...others, ...fewest]
}

/** The components that contain a list. */
const lists: readonly string[] = ['Checks', 'Reasons']

const Shown = ({ name, example }: { name: string; example: Example }) => {
  const components: Readonly<Record<string, unknown>> = useMDXComponents()
  const { children, properties: { description = '' } = {} } = parts[name] ?? {}
  const items = description.split(', ').map((item) => <li key={item}>{item}</li>)
  const inside = Object.entries(parts)
    .filter(([, part]) => part.parent === name)
    .flatMap(([inner, part]) =>
      examplesOf(part).map((one) => (
        <Shown key={inner + JSON.stringify(one)} name={inner} example={one} />
      )),
    )
  const text = lists.includes(name) ? <ol>{items}</ol> : <p>{description}</p>
  const content = children && (inside.length > 0 ? inside : text)
  return createElement(components[name] as ElementType, example, content)
}

/** How authors write a component, and what each of its properties takes. */
const HowToWrite = ({ name, part }: { name: string; part: Part }) => {
  const { properties = {}, required = [] } = part.properties
  const needed = required.map((property) => ` ${property}="…"`).join('')
  const tag = `<${name}${needed}${part.children ? `>…</${name}>` : ' />'}`
  const rows = Object.entries(properties).map(([property, { description = '', enum: values }]) => [
    <code key={property}>{required.includes(property) ? property : `${property}?`}</code>,
    values ? `${description} One of ${values.join(', ')}.` : description,
  ])
  return (
    <div className="below-s">
      <PriceTable columns={[tag, 'Takes']} rows={rows} />
    </div>
  )
}

/** The names in braces that authors may write, with what readers see in their place. */
const Placeholders = () => {
  const site = useSite()
  const figures = figureValues(site.prices, useFormats())
  const places = {
    'Any text': Object.entries(siteValues(site)),
    'The text below the fields of an MDX file': Object.entries(figures),
    'Pages about a city': cityPlaceholders.map((name) => [name, 'of the city'] as const),
  }
  return (
    <section className="section" id="placeholders">
      <div className="wrap">
        <h2>{'Placeholders'}</h2>
        {Object.entries(places).map(([place, values]) => (
          <PriceTable
            key={place}
            columns={[place, 'Readers see']}
            rows={values.map(([name, value]) => [<code key={name}>{`{${name}}`}</code>, value])}
          />
        ))}
      </div>
    </section>
  )
}

const PartInLooks = ({ name, part }: { name: string; part: Part }) => {
  const isWide = sectionComponents.includes(name)
  const examples = examplesOf(part).map((example) => {
    const settings = Object.entries(example).map(([key, value]) => `${key}="${value}"`)
    const shown = <Shown key={settings.join()} name={name} example={example} />
    if (isWide) return shown
    return (
      <div key={settings.join()} className="below">
        <p>
          <code>{settings.join(' ')}</code>
        </p>
        {shown}
      </div>
    )
  })
  return (
    <>
      <section className="section" id={name}>
        <div className="wrap">
          <h2>{name}</h2>
          <p>{part.properties.description}</p>
          <HowToWrite name={name} part={part} />
          {!isWide && examples}
        </div>
      </section>
      {isWide && examples}
    </>
  )
}

/** Every component that authors may use in a text, in all its looks. */
export const ContentParts = () => (
  <ContentBody>
    <Placeholders />
    {Object.entries(parts)
      .filter(([, { parent }]) => parent === undefined)
      .map(([name, part]) => (
        <PartInLooks key={name} name={name} part={part} />
      ))}
  </ContentBody>
)
