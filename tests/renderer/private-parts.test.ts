import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { triedOn } from '../../renderer/build/private-parts.ts'

const installed = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
    .version

test('the code that relies on internals of Vite was tested with the installed version', () => {
  expect(triedOn).toEqual(
    Object.fromEntries(Object.keys(triedOn).map((name) => [name, installed(name)])),
  )
})
