import { describe, expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-folder.ts'
import { describeContent } from '../../../scripts/check/index.ts'
import { versionOf } from '../../../scripts/check/translations.ts'
import { problemsOf, sampleFolder, textOf, warningsOf, withChange, withFile } from '../sample.ts'

const reviews = 'content/testimonials.yaml'
const spanishReviews = 'content/testimonials.es.yaml'
const good = `translates: ${versionOf(readSource({ path: reviews, text: textOf(reviews) }))}
testimonials:
  - text: Buen trabajo.
`

const inSpanish = (text: string) => problemsOf(withFile(spanishReviews, text))

test('a file that has the words of its original, all of them and nothing else, has no problems', () => {
  expect(inSpanish(good)).toEqual([])
})

const inOriginal = `(${reviews})`

const line =
  textOf(reviews)
    .split('\n')
    .findIndex((text) => text.includes('Ana')) + 1

test.each([
  [
    'a fact',
    good.replace('text: ', 'rating: 5\n    text: '),
    `3 testimonials[1].rating: is a fact, which the original has for every language; remove it here ${inOriginal}`,
  ],
  [
    'a misspelled field',
    good.replace('text:', 'txet:'),
    '3 testimonials[1].txet: is not a field here; did you mean "text"?',
  ],
  [
    'nothing',
    '',
    `1 the file: is not translated, so it is shown in English; write it here (${reviews}:1)`,
  ],
  [
    'no version',
    good.replace(/^translates.*\n/, ''),
    `1 translates: is missing; npm run check:translations -- --accept ${spanishReviews} writes which version of ${reviews} this is`,
  ],
])('a translation with %s has one error, with its line', (_, text, problem) => {
  expect(inSpanish(text)).toEqual([`${spanishReviews}:${problem}`])
})

test.each([
  [
    'a missing word',
    good.replace('text: Buen trabajo.', 'text:'),
    `3 testimonials[1]: is not translated, so it is left out; write it here (${reviews}:${line})`,
  ],
  [
    'a field the original leaves out',
    good.replace('text: ', 'location: Miami\n    text: '),
    `3 testimonials[1].location: the original has nothing here, so it is not shown; remove it here, or write it there first ${inOriginal}`,
  ],
  [
    'an item that is gone in the original',
    `${good}  - text: Muy bien.\n`,
    `2 testimonials: has 2 items here and 1 in the original, so none is shown; remove the one that is gone there (${reviews}:${line})`,
  ],
])('a translation with %s stops no build, and has one warning', (_, text, problem) => {
  expect(inSpanish(text)).toEqual([])
  expect(warningsOf(withFile(spanishReviews, text))).toEqual([`${spanishReviews}:${problem}`])
})

test('a translation without an original is reported with the nearest one', () => {
  expect(problemsOf(withFile('content/cities/dorall-fl.es.mdx', '---\n---\n'))).toEqual([
    'content/cities/dorall-fl.es.mdx:1 translates nothing: there is no content/cities/dorall-fl.mdx; did you mean "content/cities/doral-fl.mdx"?; a file in Spanish stands beside its original',
  ])
})

test('the text below the fields needs a translation where the original has one', () => {
  expect(
    problemsOf(withFile('content/cities/doral-fl.es.mdx', '---\nlead: Techos.\n---\n')),
  ).toContain(
    `content/cities/doral-fl.es.mdx:1 the text below the fields is not translated; write it here (content/cities/doral-fl.mdx:${
      textOf('content/cities/doral-fl.mdx')
        .split('\n')
        .findIndex((line) => line.startsWith('Roofs in')) + 1
    }:1)`,
  )
})

describe('the check counts, and does not refuse,', () => {
  const withWords = sampleFolder.sources.filter(
    ({ path }) => !/redirects|published|prices\//.test(path),
  )
  const files = withWords.length

  test('what is not translated yet', () => {
    const [line = ''] = describeContent(sampleFolder).split('\n').slice(-1)
    expect(line).toMatch(
      new RegExp(
        `^Español: ${files} of ${files} files are not translated: content/.+ and \\d+ more\\.$`,
      ),
    )
    expect(describeContent(withFile(spanishReviews, good))).toContain(
      `Español: ${files - 1} of ${files} files are not translated`,
    )
  })

  const terms = 'content/glossary.yaml'
  const spanishTerms = `translates: ${versionOf(readSource({ path: terms, text: textOf(terms) }))}
terms:
  - { term: Entablado, also: [entablados], definition: Donde descansa el techo. }
  - { term: Borde de goteo, definition: Metal a lo largo del alero. }
`

  test('what a page can do without', () => {
    const folder = withFile(
      'content/glossary.es.yaml',
      spanishTerms.replace(' also: [entablados],', ''),
    )
    expect(problemsOf(folder)).toEqual([])
    expect(describeContent(folder)).toContain(
      'Español: left out until they are translated: content/glossary.es.yaml terms[1].also.',
    )
  })

  test('what is older than its original', () => {
    const folder = withFile('content/glossary.es.yaml', spanishTerms)
    expect(warningsOf(folder)).toEqual([])
    const changed = withChange(terms, 'Metal along', 'A metal along', folder)
    expect(warningsOf(changed)).toEqual([
      `content/glossary.es.yaml:1 translates: ${terms} has changed since; translate what npm run check:translations lists, then add -- --accept content/glossary.es.yaml`,
    ])
    expect(problemsOf(changed)).toEqual([])
  })
})

test('what customers said is left out while it is older: its words would be those of another', () => {
  const folder = withChange(reviews, 'Good work.', 'Great work.', withFile(spanishReviews, good))
  const [older] = warningsOf(folder)
  expect(problemsOf(folder)).toEqual([])
  expect(older).toContain(
    `${spanishReviews}:1 translates: ${reviews} has changed, so all are left out`,
  )
  expect(older).toContain(`--accept ${spanishReviews}`)
})

describe('the version of a file', () => {
  const city = 'content/cities/doral-fl.mdx'
  const version = (path: string, from: string | RegExp = '', to = '') => {
    const folder = from ? withChange(path, from, to) : sampleFolder
    const text = folder.sources.find((source) => source.path === path)?.text ?? ''
    return versionOf(readSource({ path, text }))
  }

  test('is letters, which YAML takes for a text', () => {
    for (const { path, text } of sampleFolder.sources)
      expect(versionOf(readSource({ path, text }))).toMatch(/^[a-z]{8}$/)
  })

  test.each([
    ['a fact', 'latitude: 25.8', 'latitude: 25.9'],
    ['a name', 'neighborhoods: [North', 'neighborhoods: [Northeast'],
    ['a comment', 'lead: ', '# The opening.\nlead: '],
    ['the order of the fields', /(lead: .*\n)(neighborhoods: .*\n)/, '$2$1'],
    ['a line break', 'Roofs in Doral see', 'Roofs in Doral\nsee'],
  ])('stays when %s changes', (_, from, to) => {
    expect(version(city, from, to)).toBe(version(city))
  })

  test.each([
    ['a word of a field', 'housing: Houses', 'housing: Homes'],
    ['a word below the fields', 'see sun', 'see rain'],
    ['the order of a list', /(- \{ icon: wind, title: Note )1(.*\n.*title: Note )2/, '$12$21'],
  ])('changes with %s', (_, from, to) => {
    expect(version(city, from, to)).not.toBe(version(city))
  })
})
