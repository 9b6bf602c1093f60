import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentParts, Controls, examplesOf, parts } from '../../components/parts/Parts.tsx'
import { contentComponents } from '../../content/schema/components.ts'
import { errorsOf } from '../../renderer/content/validate.ts'

test.each(Object.entries(parts))(
  'the page of parts shows %s with every setting, as the content check accepts it',
  (name, part) => {
    const examples = examplesOf(part)
    const { properties } = contentComponents[name as keyof typeof contentComponents]
    for (const example of examples)
      expect(errorsOf(properties, example), JSON.stringify(example)).toEqual([])
    for (const [property, { enum: values = [] }] of Object.entries(part.properties.properties))
      expect(examples.map((example) => example[property])).toEqual(expect.arrayContaining(values))
  },
)

test('the page of parts shows every component, and a field in every state', () => {
  const html = renderToStaticMarkup(<ContentParts />)
  for (const [name, { parent }] of Object.entries(parts))
    if (parent === undefined) expect(html).toContain(`<h2>${name}</h2>`)
  expect(html).not.toContain('undefined')
  const controls = renderToStaticMarkup(<Controls />)
  expect(controls.match(/aria-invalid/g)).toHaveLength(1)
  expect(controls).toContain('value="Some words"')
})
