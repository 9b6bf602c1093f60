import { expect, test } from 'vitest'
import { entryAt } from '../../renderer/content/entries.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { withChange } from './sample.ts'

const city = 'content/cities/doral-fl.mdx'

/** What the dev server says instead of the page of a city, while a file is edited. */
const saidOf = (path: string, from: RegExp, to: string) => {
  const site = siteOf(withChange(path, from, to))
  const page = entryAt(site, 'city', '/locations/doral-fl', async () => () => null)
  return page.then(
    () => '',
    ({ message }: Error) => message,
  )
}

test.each([
  ['its own file', city, /^name: /m, 'name: "broken ', 2, /./],
  [
    'a file of all pages',
    'content/words/city.yaml',
    /^(\w+): (?=[A-Z])/m,
    '$1: "broken ',
    undefined,
    /./,
  ],
  ['a field of another type', city, /^county: .*/m, 'county: { nobody: 1 }', 3, /county: must be/],
  [
    'an empty field',
    city,
    /^county: .*/m,
    'county: # One of ours.',
    3,
    /county: is empty; npm run/,
  ],
  ['an empty field of a group', city, /authority: [\w ]+/, 'authority:', 5, /permit.authority: is/],
  ['a field that is missing', city, /^county: .*\n/m, '', 1, /county: is missing/],
])('a page that cannot be read because of %s says where', async (_, path, from, to, line, why) => {
  const said = await saidOf(path, from, to)
  expect(said).toMatch(new RegExp(`^${path}:${line ?? '\\d+'}:\\d+ .{10}`))
  expect(said).toMatch(why)
})
