import { describe, expect, test } from 'vitest'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { createSite, siteOf } from '../../renderer/content/site.ts'
import { problemsOf, smallCity, warningsOf, withChange, withFile } from './sample.ts'

const weston = 'content/cities/weston-fl.mdx'
const doral = 'content/cities/doral-fl.mdx'
const isPublic = (folder: ContentFolder, address = '/locations/weston-fl') =>
  siteOf(folder).pageAt(address) !== undefined
const cityWith = (line: string) => withFile(weston, smallCity.replace('---\n', `---\n${line}\n`))

describe('a draft is one whatever way YAML has to say so', () => {
  test.each([
    'draft: true',
    'draft: True',
    'draft: TRUE',
    'draft : true',
    'draft:    true # not yet',
    '"draft": true',
    "'draft'  :  true",
    'draft:\n  true',
  ])('%s', (line) => {
    expect(isPublic(cityWith(line))).toBe(false)
    expect(problemsOf(cityWith(line))).toEqual([])
  })

  test.each(['\n', '\r\n', '\r'])('behind a byte order mark, with lines that end in %j', (end) => {
    const text = `\uFEFF${smallCity.replace('---\n', '---\ndraft: true\n').replaceAll('\n', end)}`
    const unwritten = withFile(weston, text.replace('lead: ', 'lead: To be written. '))
    expect([isPublic(withFile(weston, text)), isPublic(unwritten)]).toEqual([false, false])
    expect([...problemsOf(withFile(weston, text)), ...problemsOf(unwritten)]).toEqual([])
  })

  test('and one that cannot be read stays one, so that its mistakes are warnings', () => {
    const broken = withFile(weston, smallCity.replace('---\n', '---\ndraft: True\ntitle: "open\n'))
    expect(isPublic(broken)).toBe(false)
    expect(problemsOf(broken)).toEqual([])
    expect(warningsOf(broken)).toHaveLength(1)
  })

  test.each(['draft: false', 'draft: False', '# draft: true'])('and not: %s', (line) => {
    expect(isPublic(cityWith(line))).toBe(true)
  })

  test.each(['draft: yes', 'draft: "true"', 'Draft: true', 'draft: 1', 'drafft: true'])(
    'or it is refused: %s',
    (line) => expect(problemsOf(cityWith(line))).toHaveLength(1),
  )
})

test.each(['----', '-----  ', '--- draft below', '---draft: true'])(
  'a line "%s" among the fields is named',
  (line) => {
    const text = smallCity.replace('lead: ', `${line}\ndraft: true\nlead: `)
    const at = text.split('\n').indexOf(line) + 1
    expect(problemsOf(withFile(weston, text))).toEqual([
      expect.stringMatching(new RegExp(`^${weston}:${at} this line begins with three hyphens`)),
    ])
    const last = smallCity.replace(/---\n$/, `${line}\nWords.\n\n---\n\nMore.\n`)
    expect(problemsOf(withFile(weston, last))).toEqual([
      expect.stringMatching(/this line begins with three hyphens/),
    ])
  },
)

test.each(['Bro\u0301ward', 'Bróward'])(
  'a name is the same however its accent is written: %j',
  (county) => {
    const folder = withChange('content/business.yaml', 'name: Broward', 'name: Bróward')
    const text = smallCity.replace('county: Broward', `county: ${county}`)
    expect(problemsOf(withFile(weston, text, folder))).toEqual([])
  },
)

test.each<[written: string, says: string]>([
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
])('a value that no text and no figure can be is named as it stands: %s', (written, says) => {
  const text = smallCity.replace('lead: ', `notes: ${written}\nlead: `)
  expect(problemsOf(withFile(weston, text))).toEqual([expect.stringContaining(says)])
})

test.each(['Preview', 'prod', 'PRODUCTION', 'staging', ' preview'])(
  'SITE_ENV=%s is refused, with the values there are',
  (SITE_ENV) => {
    const read = () => createSite({ root: 'tests/content/sample', env: { SITE_ENV } })
    expect(read).toThrow(
      `SITE_ENV is "${SITE_ENV}", and may be dev, preview, before-launch, production`,
    )
  },
)

test.each(['', 'dev', 'preview', 'before-launch', 'production', undefined])(
  'SITE_ENV may be %j',
  (SITE_ENV) => {
    expect(createSite({ root: 'tests/content/sample', env: { SITE_ENV } }).siteEnv).toBe(
      SITE_ENV ?? '',
    )
  },
)

describe('a value that is no text is told as it stands in the file', () => {
  const zip = (written: string) =>
    problemsOf(withChange('content/business.yaml', /zip: "[^"]*"/, `zip: ${written}`))

  test.each(['02134', '0012', '00000', '0o777', '0x1F', '1e5', '+33101', 'True'])(
    '%s',
    (written) => {
      expect(zip(written)).toEqual([expect.stringContaining(`zip: ${written} stands here`)])
    },
  )

  test('and quotes are proposed around what makes it right', () => {
    expect(problemsOf(withChange(doral, /name: .*/, 'name: 012'))).toContainEqual(
      expect.stringContaining('name: 012 stands here; put it in quotes: "012"'),
    )
  })
})

test('names may be made of any characters', () => {
  const wild = `'O''Br & Sö (“$$& $$1 R*f?”) [+] \\d|^x'`
  expect(problemsOf(withChange('content/business.yaml', /name: .*/, `name: ${wild}`))).toEqual([])
  expect(problemsOf(withChange(doral, 'name: Doral', `name: ${wild}`))).toEqual([])
})
