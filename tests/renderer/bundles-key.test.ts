import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundlesKey } from '../../renderer/build/bundles.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Words that the code for browsers holds, and how to write a file beside them. */
const someWords = () => {
  const folder = temporaryFolder('words')
  const file = (name: string) => join(folder, name)
  writeFileSync(file('form.yaml'), 'send: Send')
  return { file, key: (version = 'one') => bundlesKey(version, [file('form.yaml')]) }
}

test('the code for browsers is bundled again when it or its words change', () => {
  const { file, key } = someWords()
  const before = key()
  expect(key()).toBe(before)
  expect(key('two')).not.toBe(before)
  writeFileSync(file('form.yaml'), 'send: Send it')
  expect(key()).not.toBe(before)
})

test('the code for browsers is bundled again when a translation of its words comes or goes', () => {
  const { file, key } = someWords()
  const before = key()
  writeFileSync(file('form.es.yaml'), 'send: Enviar')
  expect(key()).not.toBe(before)
  rmSync(file('form.es.yaml'))
  expect(key()).toBe(before)
})
