import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjectOf } from '../../content/schema/kinds.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { textsOf } from '../../renderer/content/schema-nodes.ts'
import { parseSource } from '../../renderer/content/source.ts'
import { writeWordTypes } from '../../scripts/word-types.ts'
import { problemsOf, withChange, withFile } from './sample.ts'

const { sources } = readFolder({ root: '.', env: {} })
const textAt = (path: string) => sources.find((source) => source.path === path)?.text ?? ''

test('TypeScript is told every word there is, and the values that code fills in', () => {
  writeWordTypes()
  const types = readFileSync('.cache/words.d.ts', 'utf8')
  for (const path of Object.keys(subjectOf)) {
    const line = types.split('\n').find((one) => one.startsWith(`  "${subjectOf[path]}":`))
    const names = textsOf(parseSource({ path, text: textAt(path) }).data)
      .flatMap((text) => text.path)
      .filter((step) => typeof step === 'string' && !['one', 'other'].includes(step))
    for (const name of names) expect(line, path).toContain(`"${name}"`)
  }
  expect(types).toMatch(/"hours": \{ "days": Message<"first" \| "last">/)
})

const path = 'content/words/contact.yaml'
const spanish = 'content/words/contact.es.yaml'

test.each([
  ['{number}', '{numbr}', `${path}:4 call: {numbr} is not a placeholder`],
  ['{companyName}', '{compnyName}', 'did you mean {companyName}?'],
  [/^call:/m, 'cal:', 'call: is not a field here; did you mean "cal"?'],
  [/^hours:/m, 'hour:', 'hours: is not a field here; did you mean "hour"?'],
])('%s that is misspelled in English is told, though TypeScript does not run', (from, to, says) => {
  const problems = problemsOf(withChange(path, from, to, withFile(spanish, textAt(spanish))))
  expect(problems).toContainEqual(expect.stringContaining(says))
})

test('a value may be left out of a text in every language', () => {
  const folder = withFile(spanish, textAt(spanish).replace(' {number}', ''))
  expect(problemsOf(withChange(path, ' {number}', '', folder))).toEqual([])
})
