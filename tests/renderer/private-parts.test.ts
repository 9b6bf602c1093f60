import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { triedOn } from '../../renderer/build/private-parts.ts'

const installed = (name: string) => (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version

test('what reads the private parts of Vike and Vite was tried on the versions that are installed', () => {
  expect(triedOn).toEqual(Object.fromEntries(Object.keys(triedOn).map((name) => [name, installed(name)])))
})
