import { expect, onTestFinished, test, vi } from 'vitest'
import { loadWords } from '../../renderer/browser/load-words.ts'

const files = {
  './roof.yaml': async () => 'roof in English',
  './roof.es.yaml': async () => 'roof in Spanish',
  './energy.yaml': async () => 'energy in English',
}

test.each([
  ['en-US', 'roof in English'],
  ['es-US', 'roof in Spanish'],
  ['fr-CA', 'roof in English'],
])('a page in %s loads words of its own language where they are translated', async (lang, roof) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('document', { documentElement: { lang } })
  const energy = 'energy in English'
  expect(await loadWords(files, 'roof', 'energy')).toEqual({ roof, energy })
  await expect(loadWords(files, 'document')).rejects.toThrow('document')
})
