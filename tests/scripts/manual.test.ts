import { expect, test } from 'vitest'
import { contentComponents } from '../../content/schema/components.ts'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import { isGroup, rowsOf } from '../../scripts/manual/examples.ts'
import { manual } from '../../scripts/manual/manual.ts'
import { site } from '../project-site.ts'

test('the manual has every field and component, with an example of each that an author fills in', () => {
  const html = [...manual(site).values()].join('\n')
  const count = (pattern: RegExp) => html.match(pattern)?.length
  const ofKinds = fileKinds.map((kind) => kinds[kind].schema)
  const fields = [...ofKinds, ...Object.values(describedSchemas())].flatMap((one) => rowsOf(one))
  const components = Object.values(contentComponents)
  const properties = components.flatMap((component) => rowsOf(component.properties))
  expect(count(/<section class="field"/g)).toBe(fields.length + properties.length)
  for (const name of Object.keys(contentComponents))
    expect(html).toContain(`<section class="component" id="${name}">`)
  const filledIn = fields.filter(({ schema }) => !isGroup(schema))
  expect(count(/<pre><code>[^<]+<\/code><\/pre>/g)).toBe(filledIn.length + components.length)
})
