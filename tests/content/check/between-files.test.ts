import { expect, test } from 'vitest'
import { jsonCache } from '../../../renderer/cache.ts'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import type { Problem } from '../../../renderer/content/problem.ts'
import { buildRules, problemsOf as wrongIn } from '../../../renderer/content/rules/check-site.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { styleRules } from '../../../scripts/check.ts'
import {
  problemsOf,
  sampleFolder,
  samplePicture,
  textOf,
  toldIn,
  withChange,
  withChanges,
  withFile,
} from '../sample.ts'
import { about, business, doral, miami, reviews, tile, weston } from '../sample-files.ts'

const sentence = 'The county asks for one more look before the deck is closed.'
const source = 'sources: ["Wind speeds of the county and the year of each storm: facts 1.2 and 3"]'

test('a sentence may be on two pages, a short one on every page, and a source with each', () => {
  const walls = `Low walls, canals and quiet courts are common now. ${sentence} People came long ago.`
  const squalls = `Squalls come and go over this place all summer. ${sentence} Ask us first.`
  const allowed = withChanges([
    [doral, 'Houses stand here.', walls],
    [miami, 'Storms came by.', squalls],
    [tile, 'What a tile', 'Ask us first. What a tile'],
    [doral, 'callToAction:', `${source}\n$&`],
    [miami, 'callToAction:', `${source}\n$&`],
  ])
  expect(problemsOf(allowed)).toEqual([])
})

test('a text that is still to be written repeats no other', () => {
  const blank = 'TBD, what the county asks for before the deck is closed again.'
  const folder = withChanges([
    [doral, 'Houses stand here.', blank],
    [miami, 'Storms came by.', blank],
    [tile, 'What a tile', `${blank} What a tile`],
  ])
  expect(toldIn(folder).map((told) => told.split(' ')[0])).toEqual(Array(3).fill('?unwritten'))
})

test('a service in a city with too few words of its own is reported', () => {
  const shortened = withChanges([
    [doral, / hook-d-9 .*/, ''],
    [doral, / In why-d-1 .*/, ' Yes. }'],
    [doral, / look-d-15 .*/, ''],
  ])
  expect(toldIn(shortened)).toEqual([`own-words ${doral}:24`])
})

test.each([
  ['content/cities/a-copy-fl.mdx', 'nothing'],
  [weston, 'hook-d'],
])('a copy, %s, is told in one message, and the original is not: %s is new', (copy, rewritten) => {
  const own = textOf(doral).replace('name: Doral', 'name: Weston').replace('25.8', '26.1')
  const sources = [
    { path: copy, text: own.replaceAll(rewritten, 'hook-w') },
    ...sampleFolder.sources,
  ]
  expect(toldIn({ ...sampleFolder, sources })).toEqual([`copied-file ${copy}:1`])
})

/** Returns a check with a cache, whose values went through JSON, like those of an earlier run. */
const cachingCheck = () => {
  const { get, save } = jsonCache<Problem[]>()
  const parsed: typeof get = (key, make) => JSON.parse(JSON.stringify(get(key, make)))
  const sets = [buildRules, styleRules].map((rules) => ({ ...rules, cache: { get: parsed, save } }))
  return (folder: ContentFolder) => sets.flatMap((rules) => wrongIn(siteOf(folder), rules))
}

test('after an edit that makes other files valid or invalid, the check reports the same with its cache as without', () => {
  const words = 'Words of (305) 555-0199. A {cityName} roof. See [it](/guides/permits).'
  const spanish =
    'translates: uzjnkphq\ntestimonials:\n  - { name: Ana, text: Hablamos español. }\n'
  const translated = withFile(reviews.replace('.yaml', '.es.yaml'), spanish)
  const folder: ContentFolder = {
    ...withChange(about, 'Words.', words, translated),
    pictures: [...translated.pictures, samplePicture('spare')],
  }
  const visitIn = (path: string) => /firstVisit: (.*)/.exec(textOf(path))?.[1] ?? ''
  const edits: Record<string, ContentFolder> = {
    'the telephone number': withChange(business, '555-0100', '555-0199', folder),
    'a picture': { ...folder, pictures: folder.pictures.slice(1) },
    'the original of a translation': withChange(reviews, 'Good', 'Great', folder),
    'a text of an earlier file': withChange(miami, visitIn(miami), visitIn(doral), folder),
  }
  const check = cachingCheck()
  const before = check(folder)
  for (const [what, edited] of Object.entries(edits)) {
    const outcome = cachingCheck()(edited)
    expect(outcome, what).not.toEqual(before)
    expect(check(edited), what).toEqual(outcome)
  }
  expect(check(folder)).toEqual(before)
})
