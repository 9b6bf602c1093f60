import { describe, expect, test } from 'vitest'
import { fileOf, kinds } from '../../../content/schema/kinds.ts'
import { entryAt } from '../../../renderer/content/entries.ts'
import { isError } from '../../../renderer/content/problem.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { checkContent, inBuild } from '../../../scripts/check/index.ts'
import { noBody, site } from '../../project-site.ts'
import {
  allProblemsOf,
  problemsOf,
  reportOf,
  sampleFolder,
  textOf,
  withChange,
  withFile,
  withoutFile,
} from '../sample.ts'

const about = 'content/pages/about.mdx'
const business = 'content/business.yaml'
const doral = 'content/cities/doral-fl.mdx'
const guide = 'content/guides/permits.mdx'
const metal = 'content/services/metal-roofing.mdx'
const tile = 'content/services/tile-roofing.mdx'
test('a problem is reported with an excerpt, and the problems are counted', () => {
  expect(
    reportOf(withChange(doral, 'county: Miami-Dade', 'county: Broword')).errors,
  ).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:3:1 county: "Broword" is not a county we know; did you mean "Broward"?
        2 | name: Doral
        3 | county: Broword
          | ^

    1 problem in the content."
  `)
})

describe('one mistake is reported once:', () => {
  const menus = 'content/menus.yaml'
  const spanishMenus = withFile(
    'content/menus.es.yaml',
    'translates: abcdefgh\nlegal:\n  - label: Condiciones\n',
  )

  test.each<[path: string, from: string | RegExp, to: string, other: string]>([
    [business, 'name: Sample', 'name: "Sample', 'every city that names a county'],
    [tile, /: /, ': Tile: ', 'every file that needs it'],
    [menus, /: /, ': Tile: ', 'its translation'],
  ])('%s that cannot be parsed, and not %4$s', (path, from, to, _other) => {
    expect(problemsOf(withChange(path, from, to, spanishMenus))).toEqual([
      expect.stringContaining(`${path}:`),
    ])
  })

  test.each([
    [about, 'content/pages/about-2.mdx'],
    [doral, 'content/cities/a-copy-fl.mdx'],
  ])('a copy of %s, not the original, wherever they are in the list', (file, copy) => {
    const sources = [{ path: copy, text: textOf(file) }, ...sampleFolder.sources]
    const accused = allProblemsOf({ ...sampleFolder, sources }).map(({ file }) => file)
    expect([...new Set(accused)]).toEqual([copy])
  })
})

test.each([
  'content/pages/contact.mdx',
  'content/guides/glossary.mdx',
  'content/calculators/roofing-calculator.mdx',
  'content/words/city.yaml',
  'content/home.yaml',
  business,
])('the site is not built without %s', (path) => {
  expect(problemsOf(withoutFile(path))).toContain(
    `${path}:1 is missing, and the site cannot be built without it: put it back`,
  )
})

test('a guide has 600 to 1,200 words below its fields, not counting tags', () => {
  const line = textOf(guide).split('\n').lastIndexOf('---') + 3
  const problems = (words: string) => problemsOf(withChange(guide, ' permit-514', words))
  const more = Array.from({ length: 601 }, (_, index) => ` No${index}.`).join('')
  expect(problems(' <Callout title="one two three">permit-514</Callout>')).toEqual([])
  expect([problems(''), problems(` permit-514.${more}`)].flat()).toEqual([
    `${guide}:${line} the text has 599 words; a guide has 600 to 1200, so write more`,
    `${guide}:${line} the text has 1201 words; a guide has 600 to 1200, so write less`,
  ])
})

test('each service has an anchor of its own', () => {
  const copy = textOf(tile).replace('order: 1', 'order: 2\nanchor: tile-roofing')
  expect(problemsOf(withFile(metal, copy))).toContain(
    `${metal}:3 anchor: "tile-roofing" is also the anchor of ${tile}; choose another`,
  )
})

test('the problems of a service in a city are as many on every page as the service has, its own first', async () => {
  for (const { address, kind } of site.pages) {
    if (kind !== 'service-in-city') continue
    const entry = await entryAt(site, kind, address, noBody)
    if (!entry) throw new Error(`There is no page at ${address}`)
    const { service, here } = entry
    const shown = entry.issues.map(({ title }) => title)
    const original = site.fields(fileOf('service', service.slug), kinds.service.schema)
    const names = original.issues.map(({ title }) => title)
    const inOrder = here.issues.map(
      ({ issue, title = service.issues[names.indexOf(issue)]?.title }) => title,
    )
    expect(new Set(shown).size).toBe(service.issues.length)
    expect(shown.slice(0, inOrder.length)).toEqual(inOrder)
  }
})

test('a build is stopped by the law, schemas and references, and warns of matters of style', () => {
  const foundIn = (text: string) => checkContent(siteOf(withChange(about, 'Words.', text))).problems
  const style = foundIn('##Words')
  const wrong = foundIn('See [it](/nowhere). We waive your deductible.')
  expect(style.filter(isError).length).toBeGreaterThan(0)
  expect(inBuild(style)).toHaveLength(style.length)
  expect(inBuild(style).filter(isError)).toEqual([])
  expect(inBuild(wrong).filter(isError)).toHaveLength(2)
})
