import { afterEach, expect, test, vi } from 'vitest'
import { loadWords } from '../../renderer/browser/load-words.ts'

const files = {
  './roof.yaml': async () => 'roof in English',
  './roof.es.yaml': async () => 'roof in Spanish',
  './energy.yaml': async () => 'energy in English',
}

const onPageIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en-US', 'roof in English'],
  ['es-US', 'roof in Spanish'],
  ['es', 'roof in Spanish'],
  ['fr-CA', 'roof in English'],
])(
  'a page whose language is %s loads the words of its own language, if there are any: %s',
  async (lang, words) => {
    onPageIn(lang)
    expect(await loadWords(files, 'roof')).toEqual({ roof: words })
  },
)

test('words that are not translated are loaded in the default language', async () => {
  onPageIn('es-US')
  expect(await loadWords(files, 'roof', 'energy')).toEqual({
    roof: 'roof in Spanish',
    energy: 'energy in English',
  })
})

test('words that are not among the files are named', async () => {
  onPageIn('es-US')
  await expect(loadWords(files, 'document')).rejects.toThrow('document')
})
