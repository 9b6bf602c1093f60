import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { preload } from '../../renderer/build/client-scripts.ts'
import { islandParts } from '../../renderer/build/islands-plugin.ts'

test('a build fails if a page has an island without a file', () => {
  expect(() => islandParts({})('Shortform')).toThrow('no file Shortform.island.tsx')
})

test('the code that relies on internals of Vite was tested with the installed version', () => {
  const { version } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8'))
  expect(preload.vite).toBe(version)
})
