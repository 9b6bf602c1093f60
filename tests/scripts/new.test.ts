import { expect, test } from 'vitest'
import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { addPage } from '../../scripts/new/templates.ts'
import { newThing } from '../../scripts/new.ts'
import { textOf, withChange, withFile } from '../content/sample.ts'
import { about, doral, guide, reviews, tile } from '../content/sample-files.ts'
import { projectOf } from '../project.ts'

const spanishAbout = about.replace('.mdx', '.es.mdx')
const version = versionOf(readSource({ path: about, text: textOf(about) }))
/** The sample with an empty list, and a translation with a link. */
const folder = withFile(
  spanishAbout,
  `---\ntranslates: ${version}\n---\n\n<Section heading="Palabras">\n\nVea [tejas](/tile-roofing).\n\n</Section>\n`,
  withChange(reviews, /[\s\S]*/, 'testimonials: []\n'),
)

/** Creates a project, and returns what is new there. */
const project = () => {
  const { run, site, read, ...all } = projectOf(folder)
  return {
    ...all,
    site,
    read,
    problems: () => checkContent(site()).filter(({ file }) => file !== spanishAbout),
    /** The files that differ from those of the project. */
    changed: () => folder.sources.filter(({ path, text }) => read(path) !== text),
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
  [`page ${'x'.repeat(151)}`, /^The name makes an address of 151 letters: .* at most 150/],
  ['service Contact', /^content\/pages\/contact\.mdx makes the address \/contact already/],
  ['city Doral', /^content\/cities\/doral-fl\.mdx is there already; nothing was written/],
  ['city Bay --county X', /^There is no option --county/],
  ['city-service doral-fl gutters', /^There is no service "gutters"; there are tile-roofing\./],
  ['city-service doral tile-roofing', /^There is no city "doral"; did you mean "doral-fl"\?/],
  ['city-service doral-fl tile-roofing', /doral-fl\.mdx:\d+ has words for .* already/],
  ['translation content/hom.yaml', /^There is no original .* mean "content\/home\.yaml"\?/],
  ['rename permits', /^Write the slug that the page has and the one that it gets/],
  ['rename permitss new', /^There is no page "permitss"; did you mean "permits"/],
  ['rename permits New_Name', /^"New_Name" becomes an address: .*, such as new-name\./],
  ['rename permits permits', /^It is called/],
  ['rename contact write-to-us', /^Code links to the page "contact"/],
  ['rename tile-roofing about', /^content\/pages\/about\.mdx makes the address \/about already/],
  ['rename permits glossary', /^\S+\.mdx is there already; nothing was written/],
])('nothing is written, and the reason is reported, for %j', async (words, reason) => {
  const { make, changed } = project()
  const { code, said } = await make(...words.split(' '))
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  expect(changed()).toEqual([])
})

test('the address of a city has no signs of its name', async () => {
  const { make } = project()
  for (const [name, slug] of [
    ["St. John's", 'st-johns-fl'],
    ['Lauderdale-by-the-Sea', 'lauderdale-by-the-sea-fl'],
    ['O’Brien’s Cañón', 'obriens-canon-fl'],
  ] as const)
    expect((await make('city', name)).said).toContain(`content/cities/${slug}.mdx`)
})

test('everything new passes the check except the lines that are listed as still to write', async () => {
  const { make, problems, read } = project()
  const places = new Set<string | undefined>()
  const kinds = fileKinds.filter((kind) => kind !== 'calculator')
  for (const thing of [...kinds, ...Object.keys(listedThings)]) {
    const listed = await make(thing, `Sample ${thing}`)
    expect(listed.places.length, thing).toBeGreaterThan(0)
    for (const place of listed.places) places.add(place)
  }
  expect(problems().length).toBeGreaterThan(0)
  for (const { file, line, id } of problems()) {
    expect([...places]).toContain(`${file}:${line}`)
    expect(['additionalProperties', 'required', 'yaml-comment']).not.toContain(id)
  }
  expect(read('content/legal/sample-legal.mdx')).toContain(
    '\n# It can also have: draft, from, order, updated, sources.\n---\n',
  )
})

test('a kind without a template says which file to write', () => {
  expect(() => addPage('calculator', 'Sample', project().site())).toThrow(
    'Write scripts/new/templates/calculator.mdx first',
  )
})

test('a city gets the words of a service to write, each line listed, in its translation too', async () => {
  const { make, problems, read, write } = project()
  const path = 'content/cities/sample-bay-fl.mdx'
  const spanish = path.replace('.mdx', '.es.mdx')
  await make('city', 'Sample Bay')
  write(spanish, '---\ntranslates: abc\nlead: Hola # ella\n---\n')
  const before = read(path)
  const { places } = await make('city-service', 'sample-bay-fl', 'tile-roofing')
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
  const { places } = await make('translation', doral, './content/home.yaml')
  // The text below the fields is there in English.
  const asked = problems().filter(({ file, id }) => file.includes('.es.') && id !== 'untranslated')
  expect(new Set(asked.map(({ file, line }) => `${file}:${line}`))).toEqual(
    new Set(places.filter((place) => place?.includes('.es.'))),
  )
  const original = readSource({ path: doral, text: read(doral) })
  expect(read(spanish)).toContain(`translates: ${versionOf(original)}\n`)
  expect(read(spanish)).toMatch(/^lead: # Roofs in Doral\.$/m)
  expect(read(spanish).endsWith(`---\n\n${original.body.trim()}\n`)).toBe(true)
  expect((await make('translation', doral)).said).toContain(`${spanish} is there already`)
})

test('pages of every kind can be renamed: the check finds nothing new, and all addresses lead there', async () => {
  const { make, site } = project()
  const told = () => checkContent(site()).map(({ id, file }) => `${id} ${file}`)
  const { published } = site()
  const before = told()
  for (const [slug, path] of [
    ['tile-roofing', tile],
    ['doral-fl', doral],
    ['/guides/permits', guide],
    [`./${about}`, about],
  ] as const)
    expect((await make('rename', slug, `renamed-${path.split('/')[1]}`)).said).toContain(path)
  const { pageAt, redirects, published: still } = site()
  expect(redirects.get('/es/about')).toBe('/es/renamed-pages')
  expect(redirects.get('/services/tile-roofing/doral-fl')).toBe(
    '/services/renamed-services/renamed-cities',
  )
  expect(still).toEqual(published)
  expect(published.filter((one) => !pageAt(redirects.get(one) ?? one))).toEqual([])
  // The translation stays fresh, although a link in its original has changed.
  expect(told()).toEqual(before.map((one) => one.replace('about', 'renamed-pages')))
})

test('a page that gets its old name back leaves no redirect loop', async () => {
  const { make, site, changed } = project()
  await make('rename', 'permits', 'for-a-while')
  await make('rename', 'content/guides/for-a-while.mdx', 'permits')
  expect(site().redirects.get('/guides/for-a-while')).toBe('/guides/permits')
  expect(site().redirects.has('/guides/permits')).toBe(false)
  expect(changed().map(({ path }) => path)).toEqual([redirectsFile])
})

test('links, anchors, references and redirects are updated, in lists and lines, and longer names are not', async () => {
  const { make, read, edit } = project()
  const others = '[d](/tile-roofing-more) [e](https://a.example/tile-roofing)'
  const links = (slug: string) => `[a](/${slug}) [b](/${slug}?a=1) [c](/services#${slug}) ${others}`
  edit(about, '</Section>', `${links('tile-roofing')}\n\n</Section>`)
  edit(redirectsFile, /redirects:\n[\s\S]*/, 'redirects:\n  - from: /a\n    to: /tile-roofing\n')
  await make('rename', 'tile-roofing', 'new-name')
  expect(read(about)).toContain(links('new-name'))
  // The picture of the same name stays.
  expect(read(guide)).toMatch(/picture: tile-roofing\n(.*\n)*services: \[new-name\]\n/)
  const line = '  - { from: /tile-roofing, to: /new-name }\n'
  expect(read(redirectsFile)).toContain(`redirects:\n  - from: /a\n    to: /new-name\n${line}`)
})
