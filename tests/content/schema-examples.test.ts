import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { contentComponents } from '../../content/schema/components.ts'
import { fileKinds, fileSchemas, kinds } from '../../content/schema/kinds.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'

const all: readonly TSchema[] = [
  ...fileKinds.map((kind) => kinds[kind].schema),
  ...Object.values(fileSchemas),
  ...Object.values(contentComponents).map(({ properties }) => properties),
]

const nodesIn = (node: Node, name: string): [string, Node][] => [
  [name, node],
  ...Object.entries({ ...node.properties, ...node.patternProperties }).flatMap(([key, inner]) =>
    nodesIn(inner, key),
  ),
  ...(node.items ? nodesIn(node.items, `${name}[]`) : []),
]

const inForm = all
  .flatMap((schema) => nodesIn(schema as Node, ''))
  .flatMap(([name, { pattern, description = '' }]) =>
    pattern ? [{ name, pattern, description }] : [],
  )

test('the description of a field that has a form shows it by an example', () => {
  expect(inForm.length).toBeGreaterThan(0)
  const without = inForm.filter(({ pattern, description }) =>
    [...description.matchAll(/"([^"]+)"/g)].every(
      ([, example = '']) => !new RegExp(pattern, 'u').test(example),
    ),
  )
  expect(without).toEqual([])
})
