import { expect, test } from 'vitest'
import { entryAt } from '../../renderer/content/entries.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { withChange } from './sample.ts'
import { doral } from './sample-files.ts'

// As the dev server shows in place of the page while a file is edited.
test.each([
  ['its own file', doral, /^name: /m, 'name: "broken ', /:2:\d+ .{10}/],
  ['a file of all pages', 'content/words/city.yaml', /^(\w+): (?=[A-Z])/m, '$1: "broken ', /:\d+:/],
  ['a field of another type', doral, /^county: .*/m, 'county: { a: 1 }', /:3:\d+ county: is /],
  ['an empty field', doral, /authority: [\w ]+/, 'authority:', /:5:\d+ permit.authority: is empty/],
  ['a missing field', doral, /^county: .*\n/m, '', /:1:\d+ county: is missing/],
])('a page that cannot be read because of %s names the place', (_, path, from, to, says) => {
  const read = () => entryAt(siteOf(withChange(path, from, to)), 'city', '/locations/doral-fl')
  expect(read).toThrow(new RegExp(`^${path}${says.source}`))
})
