import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { escapePattern } from '../../../content/schema/text.ts'
import { matchesIn, phrasesFile, readPatterns } from '../../../renderer/content/rules/phrases.ts'
import { sentencesIn } from '../../../renderer/content/rules/texts.ts'
import { problemsOf, toldIn, withChange } from '../sample.ts'
import { about, doral, reviews } from '../sample-files.ts'

const files = { en: 'content/pages/about.mdx', es: 'content/pages/about.es.mdx' }

/** Returns a function that finds the phrases that the law and the facts rule out in a language. */
const forbiddenIn = (language: keyof typeof files) => (text: string) =>
  readPatterns(phrasesFile)({})
    .filter(({ id }) => ['forbidden-phrase', 'spanish-spoken'].includes(id))
    .filter((one) => one.in?.test(files[language]) ?? true)
    .flatMap((one) => sentencesIn(text).flatMap((sentence) => matchesIn(one, sentence)))
    .map(([words]) => words)

/** The functions that must find exactly the words in brackets of each example in examples.txt. */
const finders: Readonly<Record<string, (text: string) => string[]>> = {
  en: forbiddenIn('en'),
  es: forbiddenIn('es'),
  sentences: sentencesIn,
}
const examples = readFileSync(join(import.meta.dirname, 'examples.txt'), 'utf8')

test.each(examples.trim().split('\n'))(
  'exactly the words in brackets are found in %s',
  (example) => {
    const [, subject = '', text = ''] = /^(\w+): (.*)$/.exec(example) ?? []
    const words = [...text.matchAll(/\[([^\]]*)\]/g)].map(([, found]) => found)
    expect(finders[subject]?.(text.replace(/[[\]]/g, ''))).toEqual(words)
  },
)

test('a pattern that is no regular expression is told by its file and line, once', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'patterns-')), 'slips.yaml')
  writeFileSync(file, 'prose:\n  part: [prose]\n  patterns:\n    - id: open\n      find: "(a"\n')
  const told = `${file}:5:7 prose.patterns[1].find: "(a" is no regex`
  expect(() => readPatterns(file)({})).toThrow(new RegExp(`^${escapePattern(told)}[^]{50,250}$`))
})

test('customers are quoted word for word', () => {
  expect(problemsOf(withChange(reviews, 'Good work.', 'The best roofers.'))).toEqual([])
})

const hard =
  'Installation necessitates considerable administrative documentation regarding structural modifications. '

test.each([
  ['a page, at its hardest sentence', about, 'Words.', `We come by soon. ${hard.repeat(12)}`, 10],
  ['a page about a service in a city, apart', doral, /hook: .*/, `hook: ${hard.repeat(12)}`, 27],
])('a text above grade 9 is told: %s', (_, path, from, words, line) => {
  expect(toldIn(withChange(path, from, words))).toContain(`reading-grade ${path}:${line}`)
})
