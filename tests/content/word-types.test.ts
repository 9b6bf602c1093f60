import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjectOf } from '../../content/schema/kinds.ts'
import { fileIn } from '../../content/schema/languages.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { textsOf } from '../../renderer/content/schema-nodes.ts'
import { parseSource } from '../../renderer/content/source.ts'
import { writeWordTypes } from '../../scripts/word-types.ts'
import { problemsOf, sampleFolder, withChange, withFile } from './sample.ts'

const subjects = Object.keys(subjectOf)
const { sources } = readFolder({ root: '.', env: {} })
const textAt = (path: string) => sources.find((source) => source.path === path)?.text ?? ''

/** The sample with a file of words and its translation, and a change in the English. */
const withWords = (path: string, from: string | RegExp, to: string) => {
  const spanish = fileIn('es', path)
  return problemsOf(withChange(path, from, to, withFile(spanish, textAt(spanish), sampleFolder)))
}

test('TypeScript is told every word there is, and the values that code fills in', () => {
  writeWordTypes()
  const types = readFileSync('.cache/words.d.ts', 'utf8')
  for (const path of subjects) {
    const [line = ''] = types.split('\n').filter((one) => one.startsWith(`  "${subjectOf[path]}":`))
    for (const { path: field } of textsOf(parseSource({ path, text: textAt(path) }).data))
      for (const name of field.filter((step) => !['one', 'other'].includes(String(step))))
        expect(typeof name === 'number' || line.includes(`"${name}"`), `${path} ${name}`).toBe(true)
  }
  expect(types).toMatch(/"hours": \{ "days": Message<"first" \| "last">/)
})

test.each([
  [
    'a value',
    '{number}',
    '{numbr}',
    'content/words/contact.yaml:4 call: {numbr} is not a placeholder',
  ],
  ['a name of the company', '{companyName}', '{compnyName}', 'did you mean {companyName}?'],
  ['the name of a word', /^call:/m, 'cal:', 'call: is not a field here; did you mean "cal"?'],
  ['the name of a group', /^hours:/m, 'hour:', 'hours: is not a field here; did you mean "hour"?'],
])(
  '%s that is misspelled in English is told, though TypeScript does not run',
  (_, from, to, says) => {
    expect(withWords('content/words/contact.yaml', from, to)).toContainEqual(
      expect.stringContaining(says),
    )
  },
)

test('a value may be left out of a text in every language', () => {
  const path = 'content/words/contact.yaml'
  const spanish = fileIn('es', path)
  const folder = withFile(spanish, textAt(spanish).replace(' {number}', ''))
  expect(problemsOf(withChange(path, ' {number}', '', folder))).toEqual([])
})
