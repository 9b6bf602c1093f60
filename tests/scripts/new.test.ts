import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { checkContent, memoryCache } from '../../scripts/check/index.ts'
import { newThing } from '../../scripts/new.ts'
import { withChange } from '../content/sample.ts'
import { doral, reviews } from '../content/sample-files.ts'
import { projectOf } from '../project.ts'

const cache = memoryCache()

/** Creates a project with an empty list and a list in lines, and returns what is new there. */
const project = () => {
  const { run, site, ...all } = projectOf(withChange(reviews, /[\s\S]*/, 'testimonials: []\n'))
  return {
    ...all,
    problems: () => checkContent(site(), cache),
    /** Runs the command. Returns its output, and the places that it lists as still to write. */
    make: async (...args: string[]) => {
      const { code, said } = await run(newThing, ...args)
      const places = [...said.matchAll(/^ {2}(\S+:\d+) {2}/gm)].map(([, place]) => place)
      return { code, said, places }
    },
  }
}

test.each([
  ['', /^What is to be new\?/],
  ['citty X', /^There is no thing "citty"; did you mean "city"\?/],
  ['page Inbox', /^"inbox" is taken by a file of the site itself/],
  [
    `page ${'x'.repeat(151)}`,
    /^The name makes an address of 151 letters: choose one of at most 150/,
  ],
  [`rename about ${'x'.repeat(300)}`, /^The name makes an address of 300 letters/],
  ['service Contact', /^content\/pages\/contact\.mdx makes the address \/contact already/],
  ['city Doral', /^content\/cities\/doral-fl\.mdx is there already; nothing was written/],
  ['city Bay --county X', /^There is no option --county/],
  ['city-service doral-fl gutters', /^There is no service "gutters"; there are tile-roofing\./],
  ['city-service doral tile-roofing', /^There is no city "doral"; did you mean "doral-fl"\?/],
  ['city-service doral-fl tile-roofing', /doral-fl\.mdx:\d+ has words for .* already/],
  ['translation content/hom.yaml', /^There is no original .* mean "content\/home\.yaml"\?/],
])('nothing is written, and the reason is reported, for %j', async (words, reason) => {
  const { root, make } = project()
  const files = () => readdirSync(root, { recursive: true }).sort()
  const before = files()
  const { code, said } = await make(...words.split(' '))
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  expect(files()).toEqual(before)
})

test.each([
  ["St. John's", 'st-johns-fl'],
  ['Lauderdale-by-the-Sea', 'lauderdale-by-the-sea-fl'],
  ['O’Brien’s Cañón', 'obriens-canon-fl'],
])('the address of a city called %s is %s', async (name, slug) => {
  const { make } = project()
  expect((await make('city', name)).said).toContain(`content/cities/${slug}.mdx`)
})

test('everything new passes the check except the lines that are listed as still to write', async () => {
  const { make, problems, read } = project()
  const places = new Set<string | undefined>()
  const kinds = fileKinds.filter((kind) => kind !== 'calculator')
  for (const thing of [...kinds, ...Object.keys(listedThings)]) {
    const listed = await make(thing, `Sample ${thing}`)
    expect(listed.code, thing).toBe(0)
    expect(listed.places.length, thing).toBeGreaterThan(0)
    for (const place of listed.places) places.add(place)
  }
  expect(problems().length).toBeGreaterThan(0)
  for (const { file, line, message } of problems()) {
    expect([...places]).toContain(`${file}:${line}`)
    expect(message).not.toMatch(/is not a field|is missing|nobody reads/)
  }
  expect(read('content/services/sample-service.mdx')).toContain('It can also have: ')
})

test('a city gets the words of a service to write, each line listed, in its translation too', async () => {
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

test('a translation asks for every word of the current original and for no fact', async () => {
  const { make, problems, read } = project()
  const spanish = doral.replace('.mdx', '.es.mdx')
  const { code, places } = await make('translation', doral, './content/home.yaml')
  expect(code).toBe(0)
  const translated = problems().filter(({ file }) => file.includes('.es.'))
  const said = (words: RegExp) => translated.filter(({ message }) => words.test(message))
  expect(said(/a fact|nothing here|is missing/)).toEqual([])
  const asked = said(/is not translated|found nothing/)
  expect(places.filter((place) => place?.includes('.es.'))).toHaveLength(asked.length)
  const original = readSource({ path: doral, text: read(doral) })
  expect(read(spanish)).toContain(`translates: ${versionOf(original)}\n`)
  expect(read(spanish)).toMatch(/^lead: # Roofs in Doral\.$/m)
  expect(read(spanish).endsWith(`---\n\n${original.body.trim()}\n`)).toBe(true)
  expect((await make('translation', doral)).said).toContain(`${spanish} is there already`)
})
