import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultLanguage } from '../../../content/schema/languages.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { namesByPlaceholder } from '../../../scripts/check/context.ts'
import { inSentences, phrases } from '../../../scripts/check/phrases.ts'
import { wrongArticlesIn } from '../../../scripts/check/reading.ts'
import { sentencesIn } from '../../../scripts/check/texts.ts'
import { problemsOf, sampleFolder, withChange } from '../sample.ts'

const about = 'content/pages/about.mdx'
const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

describe('articles', () => {
  const names = namesByPlaceholder(siteOf(sampleFolder).content[defaultLanguage])
  const wrongIn = (text: string) => wrongArticlesIn(text, names).map(({ words }) => words)

  test.each([
    'A one-story house and an hour.',
    'A university, a unit, a used panel and a urethane foam.',
    'An HOA, an NOA, a US form, a U.S. form and a UL test.',
    'An 1802 form, an 8-step list, an 18-month plan, a 180-day limit and a 1,500 sq ft house.',
    'An uninsured loss, an unusual, an urgent and an onerous one.',
    'A FEMA map, a "flat" roof and an “old” one.',
    'Class A assembly, Coverage A is, 7 a.m. opening, an A-frame.',
    'A {phone} call.',
  ])('fit the sound of the next word: %s', (text) => expect(wrongIn(text)).toEqual([]))

  test.each(['an one-story', 'an university', 'a HOA', 'a NOA', 'an US', 'a 1802', 'a 8-step'])(
    'do not fit: %s',
    (words) => expect(wrongIn(`Here is ${words} thing.`)).toEqual([words]),
  )

  test('before the name of a city are reported with a city where they are wrong', () => {
    const folder = withChange(doral, 'name: Doral', 'name: Aventura')
    const heading = 'issuesHeading: What a {cityName} roof has'
    expect(problemsOf(withChange(tile, /issuesHeading: .*/, heading, folder))).toContainEqual(
      expect.stringContaining(`${tile}:14 issuesHeading: "a {cityName}" becomes "a Aventura"; `),
    )
  })
})

describe('the law rules out the words in brackets, and no others:', () => {
  const examples = readFileSync(join(import.meta.dirname, 'forbidden-words.txt'), 'utf8')

  test.each(examples.trim().split('\n'))('%s', (example) => {
    const [language, text] = example.split(': ') as [string, string]
    const found = phrases()
      .stopping.filter((one) => one.part === 'sentences' && one.language === language)
      .flatMap((one) => inSentences(one, sentencesIn(text.replace(/[[\]]/g, ''))))
    expect(found.map(([words]) => words)).toEqual(text.match(/(?<=\[).*(?=\])/g) ?? [])
  })

  test('customers are quoted word for word', () => {
    expect(
      problemsOf(withChange('content/testimonials.yaml', 'Good work.', 'The best roofers.')),
    ).toEqual([])
  })
})

test.each([
  ['Roofs in St. Lucie last. So do ours.', ['Roofs in St. Lucie last.', 'So do ours.']],
  ['We start at 7 a.m. on weekdays. Come.', ['We start at 7 a.m. on weekdays.', 'Come.']],
  ['It runs to 5 p.m. Then we go.', ['It runs to 5 p.m.', 'Then we go.']],
  ['The U.S. Army uses 12 ft. of it.', ['The U.S. Army uses 12 ft. of it.']],
  ['See No. 5 and s. 553.844 of it.', ['See No. 5 and s. 553.844 of it.']],
  ['May I walk on it? No. The tile breaks.', ['May I walk on it?', 'No.', 'The tile breaks.']],
  ['It lasts. 20 years are usual.', ['It lasts.', '20 years are usual.']],
  ['He said “Stop.” {companyName} did.', ['He said “Stop.”', '{companyName} did.']],
])('the sentences of "%s" are told apart', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences)
})

describe('a page that reads above grade 9', () => {
  const hard = Array.from(
    { length: 12 },
    (_, index) =>
      `Installation ${index + 1} necessitates considerable administrative documentation regarding structural modifications.`,
  ).join(' ')

  test('is reported at its hardest sentence', () => {
    expect(problemsOf(withChange(about, '\nWords.\n', `\nWe come by soon. ${hard}\n`))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${about}:10 the text of this page reads at grade \\d+\\.\\d, and 9 is the limit; use shorter sentences and plainer words, first in "Installation 1 `,
        ),
      ),
    ])
  })

  test('may be that of a service in a city, which is graded by itself', () => {
    expect(problemsOf(withChange(doral, /hook: .*/, `hook: ${hard}`))).toContainEqual(
      expect.stringMatching(new RegExp(`^${doral}:28 services.tile-roofing.hook: .* grade`)),
    )
  })
})
