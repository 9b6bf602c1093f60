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

test.each(['Bro\u0301ward', 'Bróward'])('%j is one name however its accent is written', (name) => {
  const folder = withChange(business, 'name: Broward', 'name: Bróward')
  const text = smallCity.replace('county: Broward', `county: ${name}`)
  expect(problemsOf(withFile(weston, text, folder))).toEqual([])
})

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
