import { expect, test } from 'vitest'
import { type ContentFolder, checkContent } from '../../../scripts/check/index.ts'
import { problemsOf, reportOf, withChange, withFile } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

test('an unknown county is reported with the closest known one and an excerpt', () => {
  expect(reportOf(doral, 'county: Miami-Dade', 'county: Broword')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:4:1 county: "Broword" is not a county we know; did you mean "Broward"?
        3 | displayName: Doral, FL
        4 | county: Broword
          | ^

    1 problem in the content."
  `)
})

test('a company name typed into a text is rejected in favor of its placeholder', () => {
  expect(problemsOf(withChange(doral, 'Ask first.', 'Ask Sample Roofing.'))).toEqual([
    `${doral}:7 permit.note: "Sample Roofing" stands in content/business.yaml: write {companyName}`,
  ])
})

test('what business.yaml says is rejected below the fields, too', () => {
  expect(problemsOf(withChange(tile, 'Call {phone}.', 'Call +1 305 555 0100.'))).toEqual([
    expect.stringContaining('"+1 305 555 0100" stands in content/business.yaml: write {phone}'),
  ])
})

test('a business file that does not parse is one problem, not one of every city that names a county', () => {
  const folder = withChange('content/business.yaml', 'name: Sample', 'name: "Sample')
  expect(new Set(checkContent(folder).map(({ file }) => file))).toEqual(
    new Set(['content/business.yaml']),
  )
})

test('a file that cannot be read is one problem, not one of every file that needs it', () => {
  const spanish = withFile(
    'content/menus.es.yaml',
    'translates: abcdefgh\nlegal:\n  - label: Condiciones\n',
  )
  for (const path of [tile, 'content/menus.yaml'])
    expect(problemsOf(withChange(path, /: /, ': Tile: ', spanish))).toEqual([
      expect.stringContaining(`${path}:`),
    ])
})

test('a fact that is wrong is one problem, not one of every translation that has it from its original', () => {
  const spanish = withFile(
    'content/business.es.yaml',
    'translates: abcdefgh\nclaimNotice: Un aviso.\n',
  )
  const wrong = (folder: ContentFolder) =>
    problemsOf(folder).filter((problem) => problem.includes('27:00'))
  expect(wrong(withChange('content/business.yaml', '18:00', '27:00', spanish))).toEqual([
    expect.stringContaining('content/business.yaml:'),
  ])
})
