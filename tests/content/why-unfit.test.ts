import { expect, test } from 'vitest'
import { subjectOf } from '../../content/schema/kinds.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { sampleFolder, textOf, withChange } from './sample.ts'

const city = '/locations/doral-fl'

/** What the dev server says instead of the page of a city, while a file is edited. */
const saidOf = async (path: string, from: RegExp, to: string) => {
  const site = siteOf(withChange(path, from, to))
  const body = async () => () => null
  return entryAt(site, 'city', city, body).then(
    () => '',
    ({ message }: Error) => message,
  )
}

/** Files that the page of a city is made of, and of what all pages share. */
const files = sampleFolder.sources
  .map(({ path }) => path)
  .filter((path) => /(?:doral-fl\.mdx|(?:business|home|menus)\.yaml|words\/.*)$/.test(path))

/** The line of the first field of a file that fits on it, and its name. */
const firstField = (path: string) => {
  const lines = textOf(path).split('\n')
  const index = lines.findIndex(
    (line, at) => /^\w+: [^>|]/.test(line) && !lines[at + 1]?.startsWith(' '),
  )
  return { line: index + 1, name: lines[index]?.split(':')[0] ?? '' }
}

test('a page that cannot be read says the file, the line and what stands there', async () => {
  expect(files.length).toBeGreaterThan(5)
  for (const path of files.filter((one) => firstField(one).line > 0)) {
    const { line, name } = firstField(path)
    const field = new RegExp(`^${name}: `, 'm')
    expect(await saidOf(path, field, `${name}: "broken `), path).toMatch(
      new RegExp(`^${path}:${line}:\\d+ .*\n[^]*${name}: "broken`),
    )
    // What type a word has follows from its English.
    if (path in subjectOf) continue
    const ofOtherType = await saidOf(path, new RegExp(`^${name}: .*`, 'm'), `${name}: {nobody: 1}`)
    expect(ofOtherType, path).toMatch(new RegExp(`^${path}:${line}:1 this must be `))
    expect(ofOtherType, path).toContain('{nobody: 1}')
    expect(ofOtherType, path).not.toContain('characters')
  }
})

test('a page whose file lacks a field says which', async () => {
  const path = 'content/cities/doral-fl.mdx'
  expect(await saidOf(path, /^county: .*\n/m, '')).toMatch(
    new RegExp(`^${path}:\\d+:\\d+ this must have required property 'county'`),
  )
})
