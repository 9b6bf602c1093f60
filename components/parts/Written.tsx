import { cityPlaceholders } from '../../content/schema/placeholders.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { siteValues } from '../../renderer/content/words.ts'
import { useSite } from '../../renderer/server/current-page.tsx'
import { figureValues, PriceTable, useFormats } from '../calculators/prices/PriceTables.tsx'

/** What content/schema says of a component that authors may use in a text. */
export type Part = { children: boolean; parent?: string; properties: Node }

/** How authors write a component, and what each of its properties takes. */
export const HowToWrite = ({ name, part }: { name: string; part: Part }) => {
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
export const Placeholders = () => {
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
