import { expect, test } from 'vitest'
import { islandParts } from '../../renderer/output/finish-page.ts'

test('a build fails if a page has an island without a file', () => {
  expect(() => islandParts({})('Shortform')).toThrow('no file Shortform.island.tsx')
})
