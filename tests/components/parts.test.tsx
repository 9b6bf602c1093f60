import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ContentParts, examplesOf, parts } from '../../components/parts/ContentParts.tsx'
import { Controls } from '../../components/parts/Controls.tsx'
import { contentComponents } from '../../content/schema/components.ts'
import { errorsOf } from '../../renderer/content/validate.ts'

const components = Object.entries(contentComponents)

describe('the page of parts', () => {
  const html = renderToStaticMarkup(<ContentParts />)

  test.each(components)(
    'has examples of %s that the content check would accept',
    (name, { properties }) => {
      const part = parts[name]
      for (const example of part ? examplesOf(part) : [])
        expect(errorsOf(properties, example), JSON.stringify(example)).toEqual([])
    },
  )

  test('shows every value of every setting', () => {
    for (const [name, part] of Object.entries(parts)) {
      const examples = examplesOf(part)
      for (const [property, { enum: values = [] }] of Object.entries(part.properties.properties))
        for (const value of values)
          expect(
            examples.map((example) => example[property]),
            name,
          ).toContain(value)
    }
  })

  test('shows every component, those inside others within them', () => {
    for (const [name, { parent }] of Object.entries(parts))
      if (parent === undefined) expect(html).toContain(`<h2>${name}</h2>`)
    expect(html).not.toContain('undefined')
  })

  test('shows a field in every state', () => {
    const controls = renderToStaticMarkup(<Controls />)
    expect(controls.match(/aria-invalid/g)).toHaveLength(1)
    expect(controls).toContain('value="Some words"')
  })
})
