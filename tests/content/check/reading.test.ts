import { expect, test } from 'vitest'
import { reportsOf } from '../../../scripts/check/index.ts'
import { sentencesIn } from '../../../scripts/check/sentences.ts'
import { problemsOf, withChange } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const about = 'content/pages/about.mdx'

const inField = (text: string) => problemsOf(withChange(doral, 'Houses stand here.', text))
const inBody = (text: string) => problemsOf(withChange(about, '\nWords.\n', `\n${text}\n`))
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

test('a sentence of more than 32 words is located and counted', () => {
  expect(inField(`Short. Here ${words(32)}.`)).toEqual([
    `${doral}:14 housing: "Here w0 w1 w2 w3 w4 w5 w6 …" is a sentence of 33 words; make it two, of at most 32 each`,
  ])
  expect(inField(`Short. Here ${words(31)}.`)).toEqual([])
})

test('a long sentence is located where it begins, in a folded field and below the front matter', () => {
  expect(inField(`>-\n  Short words first.\n  Here ${words(32)}.`)).toEqual([
    expect.stringContaining(`${doral}:16 housing: "Here w0`),
  ])
  expect(inBody(`Short words\nfirst. Here ${words(16)}\n${words(16)}.`)).toEqual([
    expect.stringContaining(`${about}:11 "Here w0`),
  ])
})

test('properties of components are read, and tables are not one sentence', () => {
  expect(
    problemsOf(withChange(about, 'heading="Words"', `heading="Words" lead="Here ${words(32)}."`)),
  ).toEqual([expect.stringContaining(`${about}:8 "Here w0`)])
  expect(inBody(`| ${words(20)} | ${words(20)} |\n| --- | --- |\n| One | Two |`)).toEqual([])
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

const hardWords = Array.from(
  { length: 12 },
  (_, index) =>
    `Installation ${index + 1} necessitates considerable administrative documentation regarding structural modifications.`,
).join(' ')

test('a page that reads above grade 9 is reported at its hardest sentence', () => {
  expect(inBody(`We come by soon. ${hardWords}`)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${about}:10 the text of this page reads at grade \\d+\\.\\d, and 9 is the limit; use shorter sentences and plainer words, first in "Installation 1 `,
      ),
    ),
  ])
})

test('a page of a service in a city is graded by itself', () => {
  expect(problemsOf(withChange(doral, /hook: .*/, `hook: ${hardWords}`))).toContainEqual(
    expect.stringMatching(new RegExp(`^${doral}:30 services.tile-roofing.hook: .* grade`)),
  )
})

test('a text that was left to be written is a warning: visitors would read it', () => {
  const folder = withChange(about, '\nWords.\n', '\nTo be written for us.\n')
  const { errors, warnings } = reportsOf(folder)
  expect(errors).toBeUndefined()
  expect(warnings).toMatch(
    /^content\/pages\/about\.mdx:\d+:1 warning: this text is not written yet/,
  )
})
