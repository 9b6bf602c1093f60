import { expect, test } from 'vitest'
import type { jsonCache } from '../../../renderer/cache.ts'
import { readSource } from '../../../renderer/content/content-file.ts'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { versionOf } from '../../../renderer/content/translation.ts'
import { type CheckCache, checkContent, memoryCache } from '../../../scripts/check/index.ts'
import {
  type Change,
  problemsOf,
  samplePicture,
  textOf,
  withChange,
  withChanges,
  withFile,
} from '../sample.ts'
import { about, business, doral, miami, reviews, tile, weston } from '../sample-files.ts'

const visitIn = (path: string) => /firstVisit: (.*)/.exec(textOf(path))?.[1] ?? ''
const sentence = 'The county asks for one more look before the deck is closed.'
const source = 'sources: ["Wind speeds of the county and the year of each storm: facts 1.2 and 3"]'
const summer = 'Squalls come and go over this place all summer.'
const walls = 'Low walls, canals and quiet courts are common now.'

const copy = textOf(doral).replace('name: Doral', 'name: Weston').replace('25.8', '26.1')

test('a sentence may be on two pages, a short one on every page, and a source with each', () => {
  const allowed = withChanges([
    [doral, 'Houses stand here.', `${walls} ${sentence} Ask us first. People came long ago.`],
    [miami, 'Storms came by.', `${summer} ${sentence} Ask us first. It gets hot.`],
    [tile, 'What a tile', 'Ask us first. What a tile'],
    [doral, 'callToAction:', `${source}\n$&`],
    [miami, 'callToAction:', `${source}\n$&`],
  ])
  expect(problemsOf(allowed)).toEqual([])
})

test('a misspelled field is reported once per file, without problems of its value', () => {
  const field = source.replace('sources', 'source')
  const misspelled = [doral, miami].map((city): Change => [city, 'callToAction:', `${field}\n$&`])
  const told = expect.stringContaining('source: is not a field')
  expect(problemsOf(withChanges(misspelled))).toEqual([told, told])
})

test('a service in a city with too few words of its own is reported with the number missing', () => {
  const shortened = withChanges([
    [doral, / hook-d-9 .*/, ''],
    [doral, / In why-d-1 .*/, ' Yes. }'],
    [doral, / look-d-15 .*/, ''],
    [doral, / step-1-d-2 .*/, ''],
  ])
  expect(problemsOf(shortened)).toEqual([
    expect.stringMatching(
      /doral-fl.mdx:25 services.tile-roofing: 4\d % of the words of this page are its own, and 45 % must be; write about \d+ more words of its own$/,
    ),
  ])
})

test('a copied city is reported in one message, whatever else is wrong with it', () => {
  expect(problemsOf(withFile(weston, copy))).toEqual([
    expect.stringMatching(
      /weston-fl.mdx:1 this is a copy of content\/cities\/doral-fl.mdx, .* npm run new -- city, /,
    ),
  ])
})

/** Returns a cache whose values went through JSON, like those of an earlier run. */
const throughJson = <Value>({ get, save }: ReturnType<typeof jsonCache<Value>>) => ({
  save,
  get: (key: string, make: () => Value): Value => JSON.parse(JSON.stringify(get(key, make))),
})

test('after an edit that makes other files valid or invalid, the check reports the same with its cache as without', () => {
  const terms = 'content/terms.es.yaml'
  const listed =
    'terms:\n  - { english: roof, write: techo, avoid: [tejado] }\nnames:\n  - { name: Board, gloss: junta }\n'
  const version = versionOf(readSource({ path: reviews, text: textOf(reviews) }))
  const spanish = `translates: ${version}\ntestimonials:\n  - text: Hablamos español y su tejado.\n`
  const words = 'Words of (305) 555-0199. A {cityName} roof. See [it](/guides/permits).'
  const translated = withFile(reviews.replace('.yaml', '.es.yaml'), spanish)
  const folder: ContentFolder = {
    ...withFile(terms, listed, withChange(about, 'Words.', words, translated)),
    pictures: ['tile-roofing', 'spare'].map(samplePicture),
  }
  const edits: Record<string, ContentFolder> = {
    'the telephone number': withChange(business, '555-0100', '555-0199', folder),
    'a picture': { ...folder, pictures: folder.pictures.slice(1) },
    'a term': withChange(terms, 'tejado', 'español', folder),
    'the original of a translation': withChange(reviews, 'Good', 'Great', folder),
    'a text of an earlier file': withChange(miami, visitIn(miami), visitIn(doral), folder),
  }
  const { results, build, style } = memoryCache()
  const cache = {
    results: throughJson(results),
    build: throughJson(build),
    style: throughJson(style),
  }
  const outcomeOf = (content: ContentFolder, from?: CheckCache) =>
    checkContent(siteOf(content), from)
  const before = outcomeOf(folder, cache)
  for (const [what, edited] of Object.entries(edits)) {
    const outcome = outcomeOf(edited)
    expect(outcome, what).not.toEqual(before)
    expect(outcomeOf(edited, cache), what).toEqual(outcome)
  }
  expect(outcomeOf(folder, cache)).toEqual(before)
})
