import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { versionOf } from '../../scripts/check/translations.ts'
import { withChange } from '../content/sample.ts'
import { projectWith } from './project.ts'

/** One of its lists is empty, and another in lines. */
const project = () => {
  const noReviews = 'testimonials: []\n'
  return projectWith(withChange('content/testimonials.yaml', /[\s\S]*/, noReviews))
}

test.each([
  ['', /^What is to be new\?/],
  ['citty X', /^There is no thing "citty"; did you mean "city"\?/],
  ['page Inbox', /^"inbox" is taken by a file of the site itself/],
  ['service Contact', /^content\/pages\/contact\.mdx makes the address \/contact already/],
  ['city Doral', /^content\/cities\/doral-fl\.mdx is there already; nothing was written/],
  ['city Bay --county X', /^There is no option --county/],
  ['city-service doral-fl gutters', /^There is no service "gutters"; there are tile-roofing\./],
  ['city-service doral-fl tile-roofing', /doral-fl\.mdx:\d+ has words for .* already/],
  ['translation content/hom.yaml', /^There is no original .* mean "content\/home\.yaml"\?/],
])('nothing is written, and the reason is said, for %j', async (words, reason) => {
  const { root, make } = project()
  const files = () => readdirSync(root, { recursive: true }).sort()
  const before = files()
  const { code, said } = await make(...words.split(' '))
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  expect(files()).toEqual(before)
})

const things = [...fileKinds.filter((kind) => kind !== 'calculator'), ...Object.keys(listedThings)]

test('whatever is new passes the check but for what is said to be written, line by line', async () => {
  const { make, problems, read } = project()
  const places = new Set<string | undefined>()
  for (const thing of things) {
    const listed = await make(thing, `Sample ${thing}`)
    expect(listed.code, thing).toBe(0)
    expect(listed.places.length, thing).toBeGreaterThan(0)
    for (const place of listed.places) places.add(place)
  }
  const all = problems()
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(({ file, line }) => !places.has(`${file}:${line}`))).toEqual([])
  expect(
    all.filter(({ message }) => /is not a field|is missing|nobody reads/.test(message)),
  ).toEqual([])
  expect(read('content/services/sample-service.mdx')).toContain('It can also have: ')
})

test('a city gets the words of a service to write, each line said, in its translation too', async () => {
  const { make, problems, read, write } = project()
  const path = 'content/cities/sample-bay-fl.mdx'
  const spanish = path.replace('.mdx', '.es.mdx')
  await make('city', 'Sample Bay')
  write(spanish, '---\ntranslates: abc\nlead: Hola # ella\n---\n')
  const before = read(path)
  const { places, code } = await make('city-service', 'sample-bay-fl', 'tile-roofing')
  expect(code).toBe(0)
  const added = 'services:\n  tile-roofing:\n    card: '
  expect(read(path).startsWith(`${before.replace(/---\n$/, '')}${added}`)).toBe(true)
  expect(read(spanish)).toContain(`lead: Hola # ella\n${added}# `)
  const found = problems().filter(
    ({ file, message }) => file === path && message.startsWith('services'),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(isError)).toEqual([])
  for (const { file, line } of found) expect(places).toContain(`${file}:${line}`)
})

test('a translation asks for every word of its original and for no fact, from its present version', async () => {
  const { make, problems, read } = project()
  const city = 'content/cities/doral-fl.mdx'
  const translated = city.replace('.mdx', '.es.mdx')
  const { code, places } = await make('translation', city, './content/home.yaml')
  expect(code).toBe(0)
  const messages = problems().flatMap(({ file, message }) =>
    file.includes('.es.') ? [message] : [],
  )
  expect(messages.filter((message) => /a fact|nothing here|is missing/.test(message))).toEqual([])
  const asked = messages.filter((message) => /is not translated|found nothing/.test(message))
  expect(places.filter((place) => place?.includes('.es.')).length).toBe(asked.length)
  const file = readSource({ path: city, text: read(city) })
  expect(read(translated)).toContain(`translates: ${versionOf(file)}\n`)
  expect(read(translated)).toMatch(/^lead: # Roofs in Doral\.$/m)
  expect(read(translated).endsWith(`---\n\n${file.body.trim()}\n`)).toBe(true)
  expect((await make('translation', city)).said).toContain(`${translated} is there already`)
})
