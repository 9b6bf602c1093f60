import { expect, test } from 'vitest'
import { contentComponents } from '../../content/schema/components.ts'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import { isGroup, rowsOf } from '../../scripts/manual/examples.ts'
import { manual } from '../../scripts/manual/manual.ts'
import { site } from '../project-site.ts'

const pages = manual(site)
const all = [...pages.values()].join('\n')

const filesOf = [
  ...fileKinds.map((kind) => kinds[kind].schema),
  ...Object.values(describedSchemas()),
] as readonly Node[]
const components: readonly Node[] = Object.values(contentComponents).map(
  ({ properties }) => properties,
)

const count = (pattern: RegExp) => all.match(pattern)?.length ?? 0

test('the manual has every field and component, with an example of each that an author fills in', () => {
  const rows = filesOf.flatMap((schema) => rowsOf(schema))
  const properties = components.flatMap((schema) => rowsOf(schema))
  expect(count(/<section class="field"/g)).toBe(rows.length + properties.length)
  for (const name of Object.keys(contentComponents))
    expect(all).toContain(`<section class="component" id="${name}">`)
  expect(count(/<pre><code>[^<]+<\/code><\/pre>/g)).toBe(
    rows.filter(({ schema }) => !isGroup(schema)).length + components.length,
  )
})
