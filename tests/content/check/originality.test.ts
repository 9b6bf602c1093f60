import { expect, test } from 'vitest'
import { type ContentFolder, describeContent } from '../../../scripts/check/index.ts'
import { problemsOf, sampleFolder, textOf, withChange, withFile } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'
const about = 'content/pages/about.mdx'
const contact = 'content/pages/contact.mdx'

test('two pages may not have the same title', () => {
  expect(
    problemsOf(withChange(doral, 'metaTitle: Roofing in Doral', 'metaTitle: Roofing in Miami')),
  ).toEqual([
    `${miami}:10 metaTitle: "Roofing in Miami | {companyName}" is also the title of ${doral}; every page needs its own`,
  ])
})

test('two pages may not have the same description', () => {
  const description = /metaDescription: (.*)/.exec(textOf(about))?.[1] ?? ''
  const problems = problemsOf(
    withChange(contact, /metaDescription: .*/, `metaDescription: ${description}`),
  )
  expect(problems).toContain(
    `${contact}:5 metaDescription: "${description}" is also the description of ${about}; every page needs its own`,
  )
})

test('a title shared by every city is reported once, asking for the city name', () => {
  expect(
    problemsOf(
      withChange(
        tile,
        'metaTitle: Tile roofing in {cityName}',
        'metaTitle: Tile roofing in {county}',
      ),
    ),
  ).toEqual([`${tile}:10 metaTitle: is the same in every city: write {cityName} in it`])
})

test('a service in a city may not have the title of another page there', () => {
  expect(
    problemsOf(withChange(doral, /metaTitle: .*/, 'metaTitle: Tile roofing in Doral')),
  ).toEqual([
    `${tile}:10 metaTitle: "Tile roofing in {cityName}" is also the title of ${doral}; every page needs its own`,
  ])
})

test('two pages may not begin with the same clause, whatever follows it', () => {
  const first = withChange(doral, 'lead: Roofs in Doral.', 'lead: Under the palms, roofs last.')
  expect(
    problemsOf(
      withChange(miami, 'lead: Tile in miami-fl.', 'lead: "Under the palms: tile."', first),
    ),
  ).toEqual([
    `${miami}:29 services.tile-roofing.lead: begins with "Under the palms", and so does ${doral}:12:1; begin in another way`,
  ])
})

test('a slightly changed copy of a text is reported with its source', () => {
  const text =
    'Most roofs of this street were laid in the same year, by the same hands, and they will fail together.'
  const first = withChange(doral, 'Houses stand here.', text)
  expect(
    problemsOf(
      withChange(
        miami,
        'Storms came by.',
        `${text.replace('same year', 'year of the storm')}`,
        first,
      ),
    ),
  ).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${miami}:15 storms: \\d+ % of this text stands in ${doral}:14:1 as well; write it afresh$`,
      ),
    ),
  ])
})

const short =
  'Most roofs of this street were laid in the same year, by the same hands, and they will fail.'
const long = `${short} Other words follow it here, many of them, and nobody else has written any of these before, on any page of the site at all.`

test.each([
  ['a short text that a long one contains', long, short],
  ['a long text that contains a short one', short, long],
])('%s is a copy of it', (_, before, after) => {
  const first = withChange(doral, 'Houses stand here.', before)
  expect(problemsOf(withChange(miami, 'Storms came by.', after, first))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        new RegExp(`^${miami}:15 storms: 100 % of this text stands in ${doral}:14:1 as well`),
      ),
    ]),
  )
})

test('a paragraph below the front matter may not be copied either', () => {
  const text =
    'A paragraph that stands on two pages at once tells a reader of the second one nothing that is new.'
  const first = withChange(about, 'Words.\n', `Words.\n\n${text}\n`)
  expect(problemsOf(withChange(contact, 'Words.\n', `Words.\n\n${text}\n`, first))).toEqual([
    `${contact}:12 100 % of this text stands in ${about}:12:1 as well; write it afresh`,
  ])
})

test('sources may repeat, because the site does not show them', () => {
  const sources =
    'sources: ["Wind speeds of the county and the year of each storm: content/facts.md 1.2 and 3"]'
  const first = withChange(doral, 'callToAction:', `${sources}\ncallToAction:`)
  expect(
    problemsOf(withChange(miami, 'callToAction:', `${sources}\ncallToAction:`, first)),
  ).toEqual([])
})

test('a copy of a city under another name is reported at each of its texts', () => {
  const copy = textOf(doral).replaceAll('Doral', 'Davie')
  expect(
    problemsOf(withFile('content/cities/davie-fl.mdx', copy, sampleFolder)).filter((problem) =>
      problem.includes('100 %'),
    ),
  ).not.toEqual([])
})

test('a service in a city with too little text of its own is told how many more words it needs', () => {
  const withoutHook = withChange(doral, / hook-d-9 .*/, '')
  const withoutAnswer = withChange(doral, / In why-d-1 .*/, ' Yes. }', withoutHook)
  const withoutVisit = withChange(doral, / look-d-15 .*/, '', withoutAnswer)
  const folder = withChange(doral, / step-1-d-2 .*/, '', withoutVisit)
  const [problem, ...others] = problemsOf(folder)
  expect(others).toEqual([])
  expect(problem).toMatch(
    new RegExp(
      `^${doral}:27 services.tile-roofing: 4\\d % of the words of this page stand nowhere else, and 45 % must; write about \\d+ more words of its own$`,
    ),
  )
})

test('words that another page has as well are not counted as own', () => {
  const leastOwn = (folder: ContentFolder) =>
    Number(/(\d+) % at least/.exec(describeContent(folder) ?? '')?.[1])
  const visit = /firstVisit: (.*)/.exec(textOf(miami))?.[1] ?? ''
  const copied = withChange(doral, 'Storms came by.', visit)
  expect(leastOwn(copied)).toBeLessThan(leastOwn(sampleFolder))
})
