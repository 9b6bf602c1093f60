import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inSentences, phrases } from '../../../renderer/content/rules/phrases.ts'
import { sentencesIn } from '../../../renderer/content/rules/texts.ts'
import { problemsOf, withChange } from '../sample.ts'
import { about, doral, reviews } from '../sample-files.ts'

/** Returns a function that finds the phrases that the law and the facts rule out in a language. */
const forbiddenIn = (language: string) => (text: string) =>
  phrases()
    .filter(({ part, unlessTrue }) => part === 'sentences' || unlessTrue)
    .filter((one) => (one.language ?? language) === language)
    .flatMap((one) => inSentences(one, sentencesIn(text)))
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

test('customers are quoted word for word', () => {
  expect(problemsOf(withChange(reviews, 'Good work.', 'The best roofers.'))).toEqual([])
})

describe('a page that reads above grade 9', () => {
  const hard =
    'Installation necessitates considerable administrative documentation regarding structural modifications. '
      .repeat(12)
      .trim()

  test('is reported at its hardest sentence', () => {
    expect(problemsOf(withChange(about, 'Words.\n\n', `We come by soon. ${hard}\n\n`))).toEqual([
      expect.stringMatching(
        /about.mdx:10 the text of this page reads at grade \d+\.\d, and 9 is the limit; use shorter sentences and plainer words, first in "Installation nec/,
      ),
    ])
  })

  test('may be a page about a service in a city, which is graded separately', () => {
    expect(problemsOf(withChange(doral, /hook: .*/, `hook: ${hard}`))).toContainEqual(
      expect.stringMatching(new RegExp(`^${doral}:28 services.tile-roofing.hook: .* grade`)),
    )
  })
})
