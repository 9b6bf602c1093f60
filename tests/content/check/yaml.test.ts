import { expect, test } from 'vitest'
import { checkContent, reportContent } from '../../../content/model/check/index.ts'
import { reportOf, withChange } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const about = 'content/pages/about.mdx'

test('YAML that does not parse is reported with its line', () => {
  expect(reportOf(doral, 'name: Doral\n', 'name: "Doral\n')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:2:13 not valid YAML: Missing closing "quote
        1 | ---
        2 | name: "Doral
          |             ^

    1 problem in the content."
  `)
})

test('a business file that does not parse is one problem, not one of every city that names a county', () => {
  const folder = withChange('content/business.yaml', 'name: Sample', 'name: "Sample')
  expect(new Set(checkContent(folder).map(({ file }) => file))).toEqual(
    new Set(['content/business.yaml']),
  )
})

test('front matter in JavaScript is rejected and never run', () => {
  const folder = withChange(
    about,
    /^---\n[\s\S]*?---/,
    '---js\n{ title: (globalThis.wasRun = true) }\n---',
  )
  expect(reportContent(folder)).toMatchInlineSnapshot(`
    "content/pages/about.mdx:1:1 front matter must be YAML between two lines of ---; code is not read
        1 | ---js
          | ^
        2 | { title: (globalThis.wasRun = true) }

    1 problem in the content."
  `)
  expect('wasRun' in globalThis).toBe(false)
})
