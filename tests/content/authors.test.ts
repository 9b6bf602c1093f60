import { describe, expect, test } from 'vitest'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { createSite, siteOf } from '../../renderer/content/site.ts'
import { problemsOf, smallCity, warningsOf, withChange, withFile } from './sample.ts'
import { business, doral, weston } from './sample-files.ts'

const outcomeOf = (folder: ContentFolder) => {
  const problems = problemsOf(folder)
  if (problems.length > 0) return problems.length === 1 ? 'refused' : problems
  return siteOf(folder).pageAt('/locations/weston-fl') ? 'public' : 'hidden'
}
const cityWith = (lines: string) => withFile(weston, smallCity.replace('---\n', `---\n${lines}\n`))

describe('a draft', () => {
  test.each([
    ['draft: true', 'hidden'],
    ['draft: True', 'hidden'],
    ['draft: TRUE', 'hidden'],
    ['draft : true', 'hidden'],
    ['draft:    true # not yet', 'hidden'],
    ['"draft": true', 'hidden'],
    ["'draft'  :  true", 'hidden'],
    ['draft:\n  true', 'hidden'],
    ['draft: false', 'public'],
    ['draft: False', 'public'],
    ['# draft: true', 'public'],
    ['draft: yes', 'refused'],
    ['draft: "true"', 'refused'],
    ['Draft: true', 'refused'],
    ['draft: 1', 'refused'],
    ['drafft: true', 'refused'],
  ])('is what YAML takes for one: with %j a city is %s', (line, outcome) => {
    expect(outcomeOf(cityWith(line))).toBe(outcome)
  })

  test.each(['\n', '\r\n', '\r'])(
    'is one behind a byte order mark, with %j at line ends',
    (end) => {
      const text = `\uFEFF${smallCity.replace('---\n', '---\ndraft: true\n').replaceAll('\n', end)}`
      expect(outcomeOf(withFile(weston, text))).toBe('hidden')
      const unwritten = text.replace('lead: ', 'lead: To be written. ')
      expect(outcomeOf(withFile(weston, unwritten))).toBe('hidden')
    },
  )

  test('that cannot be read stays one, so that its mistakes are warnings', () => {
    const broken = cityWith('draft: True\ntitle: "open')
    expect(outcomeOf(broken)).toBe('hidden')
    expect(warningsOf(broken)).toHaveLength(1)
  })
})

test.each(['----', '-----  ', '--- draft below', '---draft: true'])(
  'a line "%s" among the fields is named, and so is one below them that ends them',
  (line) => {
    const text = smallCity.replace('lead: ', `${line}\ndraft: true\nlead: `)
    const at = text.split('\n').indexOf(line) + 1
    const says = /:\d+ this line begins with three hyphens/
    expect(problemsOf(withFile(weston, text))).toEqual([expect.stringMatching(says)])
    expect(problemsOf(withFile(weston, text))[0]).toContain(`${weston}:${at} `)
    const last = smallCity.replace(/---\n$/, `${line}\nWords.\n\n---\n\nMore.\n`)
    expect(problemsOf(withFile(weston, last))).toEqual([expect.stringMatching(says)])
  },
)

test.each(['Bro\u0301ward', 'Bróward'])('%j is one name however its accent is written', (name) => {
  const folder = withChange(business, 'name: Broward', 'name: Bróward')
  const text = smallCity.replace('county: Broward', `county: ${name}`)
  expect(problemsOf(withFile(weston, text, folder))).toEqual([])
})

test.each([
  [
    '!!timestamp 2026-10-01',
    'begins with ! needs quotes around it: write "!!timestamp 2026-10-01"',
  ],
  ['!!set { a, b }', 'begins with ! needs quotes around it: write "!!set { a, b }"'],
  ['!!binary aGk=', 'begins with ! needs quotes around it'],
  ['&a !b c # d', 'begins with & needs quotes around it: write "&a !b c"'],
  ['.inf', '.inf is no number: write digits, or quotes around a text'],
  ['-.INF', '-.INF is no number'],
  ['1e999', '1e999 is no number'],
  ['.nan', '.nan is no number'],
])('a value that is neither text nor figure is named as it stands: %s', (written, says) => {
  expect(problemsOf(cityWith(`notes: ${written}`))).toEqual([expect.stringContaining(says)])
})

test.each(['02134', '0012', '00000', '0o777', '0x1F', '1e5', '+33101', 'True'])(
  'a value that is no text is told as it stands in the file: %s',
  (written) => {
    const says = `: ${written} stands here`
    expect(problemsOf(withChange(business, /zip: "[^"]*"/, `zip: ${written}`))).toEqual([
      expect.stringContaining(`address.zip${says}`),
    ])
    expect(problemsOf(withChange(doral, 'name: Doral', `name: ${written}`))).toContainEqual(
      expect.stringContaining(`name${says}; put it in quotes: "${written}"`),
    )
  },
)

test('SITE_ENV may be one of four, or unset, and all else is refused with those there are', () => {
  const read = (SITE_ENV?: string) =>
    createSite({ root: 'tests/content/sample', env: { SITE_ENV } }).siteEnv
  for (const known of ['', 'dev', 'preview', 'before-launch', 'production'])
    expect(read(known)).toBe(known)
  expect(read()).toBe('')
  for (const unknown of ['Preview', 'prod', 'PRODUCTION', 'staging', ' preview'])
    expect(() => read(unknown)).toThrow(
      `SITE_ENV is "${unknown}", and may be dev, preview, before-launch, production`,
    )
})

test('names may be made of any characters', () => {
  const wild = `'O''Br & Sö (“$$& $$1 R*f?”) [+] \\d|^x'`
  expect(problemsOf(withChange(business, /name: .*/, `name: ${wild}`))).toEqual([])
  expect(problemsOf(withChange(doral, 'name: Doral', `name: ${wild}`))).toEqual([])
})
