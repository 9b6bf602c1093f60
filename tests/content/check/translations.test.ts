import { expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-file.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { versionOf } from '../../../renderer/content/translation.ts'
import { itemsIn, recordOf } from '../../../renderer/is-record.ts'
import { site } from '../../project-site.ts'
import {
  allProblemsOf,
  problemsOf,
  sampleFolder,
  textOf,
  warningsOf,
  withChange,
  withFile,
} from '../sample.ts'
import { business, doral, reviews } from '../sample-files.ts'

const glossary = 'content/glossary.yaml'
const spanish = 'content/testimonials.es.yaml'
const terms = 'content/terms.es.yaml'

const versionIn = (path: string, { sources } = sampleFolder) =>
  versionOf(readSource({ path, text: sources.find((one) => one.path === path)?.text ?? '' }))
const reviewOf = (text: string, version = versionIn(reviews)) =>
  `translates: ${version}\ntestimonials:\n  - text: ${text}\n`
const spanishGlossary = `translates: ${versionIn(glossary)}
terms:
  - { term: Entablado, also: [entablados], definition: Donde descansa el techo. }
  - { term: Borde de goteo, definition: Metal a lo largo del alero. }
`

test.each([
  [glossary, spanishGlossary, 'Metal along', 'A metal along', ' since; translate what'],
  [reviews, reviewOf('Bien.'), 'Good', 'Great', ' since, so what is new there is left out'],
])('a translation older than its original gets a warning, not an error: %s', (path, ...edit) => {
  const [text, from, to, says] = edit
  const translation = path.replace('.yaml', '.es.yaml')
  const fresh = withFile(translation, text)
  expect([...problemsOf(fresh), ...warningsOf(fresh)]).toEqual([])
  const folder = withChange(path, from, to, fresh)
  const told = warningsOf(folder).join()
  expect(told).toContain(`${translation}:1 translates: ${path} has changed${says}`)
  expect(told).toContain(`then write translates: ${versionIn(path, folder)}`)
  expect(problemsOf(folder)).toEqual([])
})

test.each([
  [glossary, spanishGlossary],
  [reviews, reviewOf('Bien.')],
])('an emptied original is reported, not its translation: %s', (path, text) => {
  const translation = path.replace('.yaml', '.es.yaml')
  for (const emptied of ['', '# Soon.\n', '[]\n', '{}\n']) {
    const folder = withFile(translation, text, withChange(path, textOf(path), emptied))
    const told = [...problemsOf(folder), ...warningsOf(folder)]
    expect(told).toContainEqual(expect.stringMatching(`^${path}:1 `))
    expect(told.filter((problem) => problem.startsWith(translation))).toEqual([])
  }
})

test('an amount that differs from the original is reported, and an equal one is not', () => {
  const original = withChange(glossary, 'Metal along', 'Metal for $5000 since 2005 along')
  const amountsIn = (words: string) => {
    const text = spanishGlossary.replace('Metal a lo', `Metal ${words} a lo`)
    return warningsOf(withFile('content/glossary.es.yaml', text, original)).filter((warning) =>
      warning.includes('is not in the original'),
    )
  }
  expect(amountsIn('de $5000 desde 2005, 3 %,')).toEqual([])
  expect(amountsIn('de $100 desde 2015')).toEqual([
    expect.stringContaining('"$100" is not in the original, which has $5000'),
    expect.stringContaining('"2015" is not in the original, which has 2005'),
  ])
})

test.each<[string, string | RegExp, string, boolean]>([
  ['a fact', 'latitude: 25.8', 'latitude: 25.9', true],
  ['a name', 'neighborhoods: [North', 'neighborhoods: [Northeast', true],
  ['a comment', 'lead: ', '# The opening.\nlead: ', true],
  ['the order of the fields', /(lead: .*\n)(neighborhoods: .*\n)/, '$2$1', true],
  ['a line break', 'Roofs in Doral see', 'Roofs in Doral\nsee', true],
  ['a word of a field', 'housing: Houses', 'housing: Homes', false],
  ['a word below the fields', 'see sun', 'see rain', false],
  ['a list', /(- \{ icon: wind, title: Note )1(.*\n.*title: Note )2/, '$12$21', false],
])('with another %s, the version of a file stays or changes', (_, from, to, stays) => {
  expect(versionIn(doral, withChange(doral, from, to)) === versionIn(doral)).toBe(stays)
})

test('a version consists of letters, so that YAML reads it as a string', () => {
  for (const { path } of sampleFolder.sources)
    expect(versionIn(path)).toMatch(/^[a-z]{8}(?:-[a-z]+)?$/)
})

const sampleTerms = `terms:
  - { english: roof, write: techo, avoid: [tejado, retech*] }
  - { english: you, write: usted, avoid: [tú] }
names:
  - { name: Board of the Tejado, gloss: una junta }
`
const withTerms = withFile(terms, sampleTerms)
/** Returns the problems of a Spanish text. */
const said = (text: string, folder = withTerms) =>
  problemsOf(withFile(spanish, reviewOf(text, versionIn(reviews, folder)), folder))

test('a word that only begins like a term to avoid, or is in a name or another language, is allowed', () => {
  expect(said('Un tejadillo, tuyo, según Board of the Tejado.')).toEqual([])
  expect(problemsOf(withChange(reviews, 'Good work', 'Good tejado', withTerms))).toEqual([])
})

test('no term that this site chooses is also one to avoid', () => {
  const text = site.file(terms)?.text ?? ''
  const chosen = [...text.matchAll(/^ +write: (.+)$/gm)].map(([, write = '']) => write)
  expect(chosen.length).toBeGreaterThan(50)
  expect(said(JSON.stringify(chosen.join('. X ')), withFile(terms, text))).toEqual([])
})

test('a text may say that staff speak Spanish once business.yaml does', () => {
  const spoken = withChange(business, 'spanishSpoken: false', 'spanishSpoken: true', withTerms)
  expect(said('Hablamos español.', spoken)).toEqual([])
})

test('a review that is new in English waits, and the others stay with the customers who gave them', () => {
  const [, first = ''] = /testimonials: \[(\{.*?\})/.exec(textOf(reviews)) ?? []
  const other = '{ name: Luis, text: Fast work., rating: 4 }'
  const two = withChange(reviews, first, `${first}, ${other}`)
  const translated = `translates: ${versionIn(reviews, two)}\ntestimonials:\n  - text: Bien.\n  - text: Veloz.\n`
  const fresh = '{ name: Eva, text: New words., rating: 5 }'
  const shownWith = (list: string) => {
    const folder = withFile(
      spanish,
      translated,
      withChange(reviews, `${first}, ${other}`, list, two),
    )
    expect(problemsOf(folder)).toEqual([])
    return itemsIn(siteOf(folder).file(spanish)?.fields.testimonials).map((review) => {
      const { name, text } = recordOf(review)
      return `${name}: ${text}`
    })
  }
  expect(shownWith(`${first}, ${other}, ${fresh}`)).toEqual(['Ana: Bien.', 'Luis: Veloz.'])
  expect(shownWith(`${fresh}, ${other}, ${first}`)).toEqual(['Luis: Veloz.', 'Ana: Bien.'])
  expect(shownWith(`${first}`)).toEqual(['Ana: Bien.'])
  expect(shownWith(`${first.replace('Good', 'Bad')}, ${other}`)).toEqual(['Luis: Veloz.'])
})

test('a translation that is accepted with a question missing is told', () => {
  const city = textOf(doral)
  const questions = [...city.matchAll(/- \{ question: .*\}/g)].slice(0, 2)
  const lines = questions.map(() => '  - { question: ¿Qué es esto?, answer: Es esto. }\n').slice(1)
  const text = `---\ntranslates: ${versionIn(doral)}\nquestions:\n${lines.join('')}---\n`
  const told = allProblemsOf(withFile(doral.replace('.mdx', '.es.mdx'), text))
  expect(told.filter(({ message }) => message.startsWith('questions: has'))).toMatchObject([
    { id: 'translation', line: 3 },
  ])
})
