import { expect, test } from 'vitest'
import { isError, type Problem } from '../../../renderer/content/problem.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { memoryCache } from '../../../scripts/check/cache.ts'
import { checkContent, inBuild } from '../../../scripts/check/index.ts'
import { type Change, problemsOf, textOf, withChange, withChanges, withFile } from '../sample.ts'

const about = 'content/pages/about.mdx'
const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'
const weston = 'content/cities/weston-fl.mdx'
const visitIn = (path: string) => /firstVisit: (.*)/.exec(textOf(path))?.[1] ?? ''
const sentence = 'The county asks for one more look before the deck is closed.'
const source = 'sources: ["Wind speeds of the county and the year of each storm: facts 1.2 and 3"]'

/** A sentence on two pages, a short one on each, and sources, which the site does not show. */
const twice: readonly Change[] = [
  [
    doral,
    'Houses stand here.',
    `Low walls, canals and quiet courts are common now. ${sentence} Ask us first. People have lived here for most of a century.`,
  ],
  [
    miami,
    'Storms came by.',
    `Squalls come and go over this place all summer. ${sentence} Ask us first. It gets hot.`,
  ],
  [tile, 'What a tile', 'Ask us first. What a tile'],
  [doral, 'callToAction:', `${source}\n$&`],
  [miami, 'callToAction:', `${source}\n$&`],
]
const shortened: readonly Change[] = [
  [doral, / hook-d-9 .*/, ''],
  [doral, / In why-d-1 .*/, ' Yes. }'],
  [doral, / look-d-15 .*/, ''],
  [doral, / step-1-d-2 .*/, ''],
]
const copy = textOf(doral).replace('name: Doral', 'name: Weston').replace('25.8', '26.1')
const allowed = withChanges(twice)

test('a sentence may stand on two pages, a short one on every page, and a source with each', () => {
  expect(problemsOf(allowed)).toEqual([])
})

test('a misspelled field is told once for each file, and what stands in it repeats nothing', () => {
  const field = source.replace('sources', 'source')
  const misspelled = [doral, miami].map((city): Change => [city, 'callToAction:', `${field}\n$&`])
  const problems = problemsOf(withChanges(misspelled))
  expect(problems.map((problem) => problem.split(' ').slice(1, 6).join(' '))).toEqual([
    'source: is not a field',
    'source: is not a field',
  ])
})

test('a service in a city with too few words of its own is told how many more it needs', () => {
  const [problem, ...others] = problemsOf(withChanges(shortened))
  expect(others).toEqual([])
  expect(problem).toMatch(
    /doral-fl.mdx:25 services.tile-roofing: 4\d % of the words of this page stand nowhere else, and 45 % must; write about \d+ more words of its own$/,
  )
})

test('a copied city is told in one message, whatever else is wrong with it', () => {
  const [problem, ...others] = problemsOf(withFile(weston, copy))
  expect(others).toEqual([])
  expect(problem).toMatch(
    /weston-fl.mdx:1 this is a copy of content\/cities\/doral-fl.mdx, .* npm run new -- city, /,
  )
})

const edited = {
  'has a text of a later file': withChange(about, 'Words.', visitIn(miami), allowed),
  'has a text of an earlier file': withChange(miami, visitIn(miami), visitIn(doral), allowed),
  'has a sentence for the third time': withChange(about, 'Words.', sentence, allowed),
  'has too few words of its own': withChanges(shortened, allowed),
  'has the title of another': withChange(doral, 'Roofing in Doral', 'Roofing in Miami', allowed),
  'begins as another does': withChange(doral, 'Roofs in Doral.', 'Roofs in Miami.', allowed),
  'has a mark that does nothing': withChange(about, 'Words.', '##Words.', allowed),
  'is a copy of another': withFile(weston, copy, allowed),
}

const errorsIn = (problems: readonly Problem[]) => problems.filter(isError)

test.each(Object.entries(edited))(
  'when a file %s, the check refuses it, and a build after the edit warns of the same',
  (_, folder) => {
    const cache = memoryCache()
    const built = (content = folder) => checkContent(siteOf(content), cache, 'changed files')
    expect(errorsIn(built(allowed).problems)).toEqual([])
    const { problems } = checkContent(siteOf(folder))
    expect(errorsIn(problems)).not.toEqual([])
    expect(built().problems).toEqual(problems)
    expect(errorsIn(inBuild(problems))).toEqual([])
  },
)
