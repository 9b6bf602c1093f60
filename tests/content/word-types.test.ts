import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource } from '../../renderer/content/content-file.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { wordSubjects, wordTypesOf } from '../../scripts/word-types.ts'
import { problemsOf, withChange, withFile, withoutFile } from './sample.ts'

// tsc checks that each word exists, wherever one is read.
test('types have the values that code fills in, of all words, or are none if a text cannot be read', () => {
  const right = ['sample', 'all: Every {kind}\n'] as const
  expect(wordTypesOf([right])).toContain('"sample": { "all": Message<"kind"> }')
  expect(wordTypesOf([right, ['open', 'all: "Every\n']])).toBeUndefined()
})

const path = 'content/words/contact.yaml'
const spanish = 'content/words/contact.es.yaml'
const version = versionOf(readSource({ path, text: readFileSync(path, 'utf8') }))
const translated = withFile(
  spanish,
  readFileSync(spanish, 'utf8').replace(/^translates: .*/m, `translates: ${version}`),
)

test.each([
  [path, '{number}', '{numbr}', `${path}:4 call: {numbr} is not a placeholder`],
  [path, '{companyName}', '{compnyName}', 'did you mean {companyName}?'],
  [path, /^hours:/m, 'hour:', 'hours: is not a field here; did you mean "hour"?'],
  [spanish, '{number}', '{numbr}', 'did you mean {number}'],
])('in %s, %s that is misspelled is told once, without TypeScript', (file, from, to, says) => {
  const problems = problemsOf(withChange(file, from, to, translated))
  expect(problems).toEqual([expect.stringContaining(says)])
})

test('code shows the words of every file', () => {
  const sources = import.meta.glob<string>('../../{components,pages,renderer}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const code = Object.values(sources).join('\n')
  for (const subject of wordSubjects())
    expect(code, subject).toMatch(new RegExp(`(?:words/|'|\\.)${subject}\\b`))
})

test('a value may be left out of a text in every language', () => {
  const folder = withChange(spanish, ' {number}', '', translated)
  expect(problemsOf(withChange(path, ' {number}', '', folder))).toEqual([])
})

test('a new file of words needs no other line; one that is gone is told by its translation, and by whoever shows it', () => {
  const added = withFile('content/words/specimens.yaml', 'all: Every specimen\n')
  expect(problemsOf(added)).toEqual([])
  expect(siteOf(added).in('en').words).toMatchObject({ specimens: { all: 'Every specimen' } })
  const lost = withoutFile(path, translated)
  const says = `${spanish}:1 translates nothing, because ${path} no longer exists: put that back`
  expect(problemsOf(lost)).toEqual([expect.stringContaining(says)])
  expect(() => wordsOf(siteOf(lost).in('en'), 'contact')).toThrow(`${path} is missing`)
})
