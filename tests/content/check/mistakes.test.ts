import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import { buildRules } from '../../../renderer/content/rules/check-site.ts'
import { phrasesFile, readPatterns } from '../../../renderer/content/rules/phrases.ts'
import { styleRules } from '../../../scripts/check.ts'
import { allProblemsOf, sampleFolder, toldIn, withChange, withFile } from '../sample.ts'

/** A mistake of mistakes.txt: the rule that tells it, and the sample with it. */
type Mistake = { id: string; edit: string; place: string; folder: ContentFolder }

const unescaped = (text: string): string =>
  text
    .replaceAll('\\n', '\n')
    .replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

type Edit = { file: string; from: string; to: string }

/** An edit of a line, or of the header above it, which names the file and the text. */
const editOf = (text: string, header: string): Edit => {
  const [, named, from, to] = /^(\S+\.\w+) \| ?(.*?) ?=> (.*)$/.exec(text) ?? []
  const [, above = '', old = ''] = /^@ (\S+) \|(?: (.*))?$/.exec(header) ?? []
  const edit = { file: named ?? above, from: from ?? old, to: to ?? text }
  return { ...edit, from: unescaped(edit.from), to: unescaped(edit.to) }
}

const edited = (folder: ContentFolder, { file, from, to }: Edit): ContentFolder => {
  const path = `content/${file}`
  return from === '' ? withFile(path, `${to}\n`, folder) : withChange(path, from, () => to, folder)
}

const mistakeOf = (line: string, header: string): Mistake => {
  const [, id = '', text = ''] = /^(\??[\w-]+): (.*)$/.exec(line) ?? []
  const edits = text.split(' && ').map((edit) => editOf(edit, header))
  const { sources, ...rest } = edits.reduce(edited, sampleFolder)
  const { path = '', text: marked = '' } = sources.find((one) => one.text.includes('▸')) ?? {}
  const place = `${path}:${marked.slice(0, marked.indexOf('▸')).split('\n').length}`
  const folder = { ...rest, sources: sources.filter((one) => one.path !== path) }
  return { id, edit: text, place, folder: withFile(path, marked.replace('▸', ''), folder) }
}

const mistakes = readFileSync(join(import.meta.dirname, 'mistakes.txt'), 'utf8')
  .split('\n\n')
  .slice(1)
  .flatMap((block) => {
    const lines = block.trim().split('\n')
    return lines
      .filter((line) => !line.startsWith('@'))
      .map((line) => mistakeOf(line, lines[0] ?? ''))
  })

test.each(mistakes)('$id is told at $place: $edit', ({ id, place, folder }) => {
  expect(toldIn(folder)).toEqual([`${id} ${place}`])
})

test.each([
  ['home.yaml', 'icon: sun', 'icon: sunn', '; did you mean "sun"?'],
  ['home.yaml', 'claim: emergency', 'claim: emergencies', '; did you mean "emergency"?'],
  ['business.yaml', 'days: Mon-Fri', 'days: mon-fry', '; did you mean "Mon-Fri"?'],
  ['business.yaml', 'hello@', 'hello @ ', ': write "hello@sample.example".'],
  ['business.yaml', 'phone: (305) 555-0100', 'phone: 305.555.0100', ': write "(305) 555-0100".'],
  ['business.yaml', '"07:00"', '7 AM', ': write "07:00".'],
  ['redirects.yaml', 'from: /old-guide', 'from: "/old-guide/?a=1"', ': write "/old-guide".'],
  ['redirects.yaml', 'from: /shop', 'from: "/?page_id=7"', 'as expected. An address'],
])('in %s, in place of %s, %s is told with %s', (file, from, to, says) => {
  const [problem, ...others] = allProblemsOf(edited(sampleFolder, { file, from, to }))
  expect(problem?.message).toContain(says)
  expect(others).toEqual([])
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
  ...['copied-file', 'own-words', 'reading-grade', 'figure-differs'],
]

test('every rule has a mistake, and the message of each says where it is and what to do', () => {
  const told = new Map(
    mistakes.flatMap(({ folder }) => allProblemsOf(folder).map((one) => [one.id, one] as const)),
  )
  const patterns = [phrasesFile, 'scripts/check/slips.yaml'].flatMap((file) =>
    readPatterns(file)({}),
  )
  const ids = [buildRules, styleRules]
    .flatMap(({ texts, all, shared }) => [texts, all, shared])
    .flatMap(Object.keys)
    .map((id) => id.replace('?', ''))
    .concat(patterns.map(({ id }) => id))
  const untold = ids.filter((id) => ![...told.keys(), ...several, ...elsewhere].includes(id))
  expect(untold).toEqual([])
  for (const { id, message } of told.values()) expect(message, id).toMatch(/[:;,] \S.{8}/)
})
