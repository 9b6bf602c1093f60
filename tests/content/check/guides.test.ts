import { expect, test } from 'vitest'
import { problemsOf, sampleFolder, textOf, withChange, withoutFile } from '../sample.ts'

const guide = 'content/guides/permits.mdx'
const glossary = 'content/glossary.yaml'
const firstWord = textOf(guide)
  .split('\n')
  .indexOf(textOf(guide).split('---\n')[2]?.trim() ?? '')

const problemsWith = (path: string, from: string | RegExp, to: string) =>
  problemsOf(withChange(path, from, to))

test('a guide has 600 to 1,200 words below its front matter', () => {
  const place = `${guide}:${firstWord + 1}`
  expect(problemsWith(guide, ' permit-514', '')).toEqual([
    `${place} the text has 599 words; a guide has 600 to 1200, so write more`,
  ])
  const long = Array.from({ length: 601 }, (_, index) => `No${index}.`).join(' ')
  expect(problemsWith(guide, 'permit-514', `permit-514 ${long}`)).toEqual([
    `${place} the text has 1201 words; a guide has 600 to 1200, so write less`,
  ])
})

test('words are counted without the tags around them', () => {
  const properties = '<Callout title="one two three four five">permit-513</Callout>'
  expect(problemsWith(guide, 'permit-513', properties)).toEqual([])
})

test('a glossary is as long as its terms make it', () => {
  expect(textOf('content/guides/glossary.mdx').split(' ').length).toBeLessThan(600)
  expect(problemsOf(sampleFolder)).toEqual([])
})

test('a guide is updated no earlier than it was published', () => {
  const updated = (day: string) => problemsWith(guide, 'services:', `updated: ${day}\nservices:`)
  expect(updated('2020-02-28')).toEqual([])
  expect(updated('2020-02-27')).toEqual([
    expect.stringContaining('updated: 2020-02-27 is before it was published'),
  ])
})

test('a guide leads to pages and services that exist', () => {
  expect(problemsWith(guide, '/contact', '/contacts')).toEqual([
    expect.stringContaining('"/contacts" is not a page of this site; did you mean "/contact"?'),
  ])
  expect(problemsWith(guide, '[tile-roofing]', '[tile-roofs]')).toEqual([
    expect.stringContaining('"tile-roofs" is not a service of ours'),
  ])
})

test('the sources of a guide, which readers see, name no file of the project', () => {
  expect(problemsWith(guide, '[Trade knowledge]', '["facts.md 1.7"]')).toEqual([
    expect.stringContaining('sources[1]: "facts.md 1.7" is not written as expected; '),
  ])
})

test('a term stands in the glossary once, whatever its case, and so do its other forms', () => {
  expect(problemsWith(glossary, 'term: Drip edge', 'term: DECKS')).toEqual([
    `${glossary}:3 terms[2].term: "decks" is a term of the glossary already; remove one of them`,
  ])
  expect(problemsWith(glossary, 'slug: drip-edge', 'slug: deck')).toEqual([
    `${glossary}:3 terms[2].slug: "deck" is a slug of the glossary already; remove one of them`,
  ])
})

test('the guide that explains a term exists', () => {
  expect(problemsWith(glossary, 'guide: permits', 'guide: permit')).toEqual([
    expect.stringContaining('"permit" is not a guide of ours; did you mean "permits"?'),
  ])
})

test('the site needs its glossary, and the page that shows it', () => {
  for (const path of [glossary, 'content/guides/glossary.mdx', 'content/pages/guides.mdx'])
    expect(problemsOf(withoutFile(path))[0]).toContain(`${path}:1 is missing`)
})
