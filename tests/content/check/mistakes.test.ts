import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import { buildRules } from '../../../renderer/content/rules/check-site.ts'
import { phrasesFile, readPatterns } from '../../../renderer/content/rules/phrases.ts'
import { styleRules } from '../../../scripts/check/index.ts'
import { allProblemsOf, sampleFolder, toldIn, withChange, withFile } from '../sample.ts'

/** A mistake of mistakes.txt: the rule that tells it, and the sample with it. */
type Mistake = { id: string; edit: string; place: string; folder: ContentFolder }

const unescaped = (text: string): string =>
  text
    .replaceAll('\\n', '\n')
    .replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

const edited = (folder: ContentFolder, file: string, from: string, to: string): ContentFolder => {
  const path = `content/${file}`
  if (from === '') return withFile(path, `${to}\n`, folder)
  return withChange(path, from, () => to, folder)
}

const mistakeOf = (header: string, line: string): Mistake => {
  const [, file = '', from = ''] = /^@ (\S+) \|(?: (.*))?$/.exec(header) ?? []
  const [, id = '', edit = ''] = /^(\??[\w-]+): (.*)$/.exec(line) ?? []
  const [own = '', ...others] = edit.split(' && ')
  const marked = others.reduce(
    (folder, other) => {
      const [, path = '', before = '', after = ''] = /^(\S+) \| ?(.*?) ?=> (.*)$/.exec(other) ?? []
      return edited(folder, path, unescaped(before), unescaped(after))
    },
    edited(sampleFolder, file, unescaped(from), unescaped(own)),
  )
  const text = marked.sources.find(({ path }) => path === `content/${file}`)?.text ?? ''
  const place = `content/${file}:${text.slice(0, text.indexOf('▸')).split('\n').length}`
  return { id, edit, place, folder: edited(marked, file, '▸', '') }
}

const mistakes = readFileSync(join(import.meta.dirname, 'mistakes.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .filter((block) => block.startsWith('@'))
  .flatMap((block) => {
    const [header = '', ...lines] = block.split('\n')
    return lines.map((line) => mistakeOf(header, line))
  })

test.each(mistakes)('$id is told at $place: $edit', ({ id, place, folder }) => {
  expect(toldIn(folder)).toEqual([`${id} ${place}`])
})

test('every mistake is told in files as Windows saves them, too', () => {
  for (const { id, place, folder } of mistakes.filter((_, at) => at % 9 === 0)) {
    const sources = folder.sources.map((source) =>
      sampleFolder.sources.includes(source)
        ? source
        : { ...source, text: `\uFEFF${source.text.replaceAll('\n', '\r\n')}` },
    )
    expect(toldIn({ ...folder, sources })).toEqual([`${id} ${place}`])
  }
})

test.each(mistakes.filter(({ id }) => id === '?unwritten'))(
  'unfinished work stops a release: $edit',
  ({ folder, place }) => {
    expect(toldIn({ ...folder, siteEnv: 'production' })).toEqual([`unwritten ${place}`])
  },
)

/** Rules that stand for several, whose problems have ids of their own. */
const several = ['schema', 'body', 'phrase', 'slip']
/** Rules about whole files and pages, whose mistakes are in other tests of this folder. */
const elsewhere = [
  ...['file-missing', 'file-path', 'picture', 'static-file', 'alt-missing'],
  ...['own-words', 'reading-grade'],
]

test('every rule has a mistake, and the message of each says where it is and what to do', () => {
  const told = new Map(
    mistakes.flatMap(({ folder }) => allProblemsOf(folder).map((one) => [one.id, one] as const)),
  )
  const patterns = [phrasesFile, 'scripts/check/slips.yaml'].flatMap((file) =>
    readPatterns(file, {}),
  )
  const ids = [buildRules, styleRules]
    .flatMap(({ texts, all }) => [...Object.values(texts), ...Object.values(all)])
    .flatMap(Object.keys)
    .map((id) => id.replace('?', ''))
    .concat(patterns.map(({ id }) => id))
  const untold = ids.filter((id) => ![...told.keys(), ...several, ...elsewhere].includes(id))
  expect(untold).toEqual([])
  for (const { id, message } of told.values()) expect(message, id).toMatch(/[:;,] \S.{8}/)
})
