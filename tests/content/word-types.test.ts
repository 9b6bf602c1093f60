import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeWordTypes } from '../../scripts/word-types.ts'
import { problemsOf, withChange, withFile } from './sample.ts'

// That each word is there: tsc, wherever one is read.
test('TypeScript is told the values that code fills in', () => {
  writeWordTypes()
  expect(readFileSync('.cache/words.d.ts', 'utf8')).toContain(
    '"hours": { "days": Message<"first" | "last">',
  )
})

const path = 'content/words/contact.yaml'
const spanish = 'content/words/contact.es.yaml'
const spanishText = readFileSync(spanish, 'utf8')

test.each([
  ['{number}', '{numbr}', `${path}:4 call: {numbr} is not a placeholder`],
  ['{companyName}', '{compnyName}', 'did you mean {companyName}?'],
  [/^call:/m, 'cal:', 'call: is not a field here; did you mean "cal"?'],
  [/^hours:/m, 'hour:', 'hours: is not a field here; did you mean "hour"?'],
])('%s that is misspelled in English is told, though TypeScript does not run', (from, to, says) => {
  const problems = problemsOf(withChange(path, from, to, withFile(spanish, spanishText)))
  expect(problems).toContainEqual(expect.stringContaining(says))
})

test('a value may be left out of a text in every language', () => {
  const folder = withFile(spanish, spanishText.replace(' {number}', ''))
  expect(problemsOf(withChange(path, ' {number}', '', folder))).toEqual([])
})
