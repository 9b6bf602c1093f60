import { expect, test } from 'vitest'
import { checkContent } from '../../../scripts/check/index.ts'
import { problemsOf, textOf, withChange, withFile, withoutFile } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

test('every problem of every file is reported in one run', () => {
  const one = withChange(doral, 'county: Miami-Dade', 'county: Broword')
  const two = withChange(doral, 'theme: modern', 'theme: moderm', one)
  const three = withChange(tile, 'order: 1', 'order: first', two)
  expect(checkContent(three).map(({ file, message }) => `${file} ${message}`)).toHaveLength(3)
})

const about = 'content/pages/about.mdx'
/** A page unlike any other in the sample. */
const otherPage = textOf(about).replaceAll('About', 'Other')

test.each([
  'content/pages/contact.mdx',
  'content/pages/financing.mdx',
  'content/pages/services.mdx',
  'content/pages/sitemap.mdx',
  'content/calculators/roofing-calculator.mdx',
  'content/business.yaml',
  'content/home.yaml',
])('the site is not built without %s', (path) => {
  expect(problemsOf(withoutFile(path))).toContain(
    `${path}:1 is missing, and the site cannot be built without it: put it back`,
  )
})

test('a service or a city may not take the address of a file of the site itself', () => {
  for (const folder of ['services', 'cities'])
    expect(problemsOf(withFile(`content/${folder}/index.mdx`, '---\n---\n'))).toContain(
      `content/${folder}/index.mdx:1 the file name "index" is taken by a file of the site itself: choose another`,
    )
})

test('two files may not make the same address', () => {
  expect(problemsOf(withFile('content/pages/tile-roofing.mdx', otherPage))).toEqual([
    `${tile}:1 makes the address /tile-roofing, which content/pages/tile-roofing.mdx makes already: rename one of them`,
  ])
  expect(problemsOf(withFile('content/services/services.mdx', '---\n---\n'))).toContain(
    'content/services/services.mdx:1 makes the address /services, which content/pages/services.mdx makes already: rename one of them',
  )
})

test('two pages of a kind may not have the same position in lists', () => {
  const first = withChange(about, 'title: About', 'order: 1\ntitle: About')
  expect(
    problemsOf(
      withChange('content/pages/contact.mdx', 'title: Contact', 'order: 1\ntitle: Contact', first),
    ),
  ).toEqual([
    `content/pages/contact.mdx:2 order: 1 is also the place of ${about}; choose another number`,
  ])
})

test('two services may not have the same anchor on the services page', () => {
  const metal = textOf(tile)
    .replace('order: 1', 'order: 2\nanchor: tile-roofing')
    .replaceAll('Tile', 'Metal')
    .replaceAll('tile-', 'metal-')
  expect(
    problemsOf(
      withFile(
        'content/services/metal-roofing.mdx',
        metal.replace('anchor: metal', 'anchor: tile'),
      ),
    ),
  ).toContain(
    `content/services/metal-roofing.mdx:3 anchor: "tile-roofing" is also the anchor of ${tile}; choose another`,
  )
})
