import { expect, test } from 'vitest'
import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { checkContent } from '../../scripts/check.ts'
import { newThing } from '../../scripts/new.ts'
import { textOf, withChange, withFile } from '../content/sample.ts'
import { about, doral, guide, reviews, tile } from '../content/sample-files.ts'
import { projectOf } from '../project.ts'

const spanishAbout = about.replace('.mdx', '.es.mdx')
const versionNow = (text: string) => versionOf(readSource({ path: about, text }))
const spanishText = `---\ntranslates: ${versionNow(textOf(about))}\n---\n\n<Section heading="Palabras">\n\nVea [tejas](/tile-roofing).\n\n</Section>\n`
/** The sample with an empty list, and a translation with a link. */
const folder = withFile(
  spanishAbout,
  spanishText,
  withChange(reviews, /[\s\S]*/, 'testimonials: []\n'),
)

/** Creates a project, and returns what is new there. */
const project = () => {
  const all = projectOf(folder)
  return {
    ...all,
    problems: () => checkContent(all.site()).filter(({ file }) => file !== spanishAbout),
    /** The files that differ from those of the project. */
    changed: () =>
      folder.sources.flatMap(({ path, text }) => (all.read(path) === text ? [] : path)),
    /** Runs the command. Returns its output, and the places that it lists as still to write. */
    make: async (words: string) => {
      const { code, said } = await all.run(newThing, ...words.split(' '))
      const places = [...said.matchAll(/^ {2}(\S+:\d+) {2}/gm)].map(([, place]) => place)
      return { code, said, places }
    },
  }
}

test.each([
  ['', /^What is to be new\?/],
  ['citty X', /^There is no thing "citty"; did you mean "city"\?/],
  ['page Inbox', /^"inbox" is taken by a file of the site itself/],
  ['service Contact', /^content\/pages\/contact\.mdx makes the address \/contact already/],
  ['city Doral', /^content\/cities\/doral-fl\.mdx is there already; nothing was written/],
  ['city Bay --county X', /^There is no option --county/],
  ['city-service doral-fl gutters', /^There is no service "gutters"; there are tile-roofing\./],
  ['city-service doral tile-roofing', /^There is no city "doral"; did you mean "doral-fl"\?/],
  ['city-service doral-fl tile-roofing', /doral-fl\.mdx:\d+ has "tile-roofing" already/],
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
  const { code, said } = await make(words)
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  expect(changed()).toEqual([])
})

test('nothing is added to what is no list, and the place is reported', async () => {
  const { make, edit, changed } = project()
  edit(reviews, '[]', 'none')
  expect((await make('testimonial Ana')).said).toMatch(`${reviews}:1 is no list of entries`)
  expect(changed()).toEqual([reviews])
})

test('everything new passes the check except the lines that are listed as still to write', async () => {
  const { make, problems, read } = project()
  const places = new Set<string | undefined>()
  const kinds = fileKinds.filter((kind) => kind !== 'calculator')
  for (const thing of [...kinds, ...Object.keys(listedThings)]) {
    const listed = await make(`${thing} O’Sample ${thing}`)
    expect(listed.places.length, thing).toBeGreaterThan(0)
    for (const place of listed.places) places.add(place)
  }
  expect(problems().length).toBeGreaterThan(0)
  for (const { file, line, id } of problems()) {
    expect([...places]).toContain(`${file}:${line}`)
    expect(['additionalProperties', 'required', 'yaml-comment']).not.toContain(id)
  }
  expect(read('content/legal/osample-legal.mdx')).toContain(
    '\n# It can also have: draft, from, order, updated, sources.\n---\n',
  )
})

test('a city gets the words of a service to write, each line listed, in its translation too', async () => {
  const { make, problems, read, write } = project()
  const path = 'content/cities/sample-bay-fl.mdx'
  const spanish = path.replace('.mdx', '.es.mdx')
  await make('city Sample Bay')
  write(spanish, '---\ntranslates: abc\nlead: Hola # ella\n---\n')
  const before = read(path)
  const { places } = await make('city-service sample-bay-fl tile-roofing')
  const added = 'services:\n  tile-roofing:\n    card: '
  expect(read(path).replace(/services:\n(?: .*\n)*/, '')).toBe(before)
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
  const { places } = await make(`translation ${doral} ./content/home.yaml`)
  // The text below the fields is there in English.
  const asked = problems().filter(({ file, id }) => file.includes('.es.') && id !== 'untranslated')
  expect(new Set(asked.map(({ file, line }) => `${file}:${line}`))).toEqual(
    new Set(places.filter((place) => place?.includes('.es.'))),
  )
  const original = readSource({ path: doral, text: read(doral) })
  expect(read(spanish)).toContain(`translates: ${versionOf(original)}\n`)
  expect(read(spanish)).toMatch(/^lead: # Roofs in Doral\.$/m)
  expect(read(spanish).endsWith(`---\n\n${original.body.trim()}\n`)).toBe(true)
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
    expect((await make(`rename ${slug} renamed-${path.split('/')[1]}`)).said).toContain(path)
  const { pageAt, redirects, published: still } = site()
  expect(redirects.get('/es/about')).toBe('/es/renamed-pages')
  expect(redirects.get('/services/tile-roofing/doral-fl')).toBe(
    '/services/renamed-services/renamed-cities',
  )
  expect(still).toEqual(published)
  expect(published.filter((one) => !pageAt(redirects.get(one) ?? one))).toEqual([])
  expect(told()).toEqual(before.map((one) => one.replace('about', 'renamed-pages')))
})

test('a page that gets its old name back leaves no redirect loop', async () => {
  const { make, site, changed } = project()
  await make('rename permits for-a-while')
  await make('rename content/guides/for-a-while.mdx permits')
  expect(site().redirects.get('/guides/for-a-while')).toBe('/guides/permits')
  expect(site().redirects.has('/guides/permits')).toBe(false)
  expect(changed()).toEqual([redirectsFile])
})

test('links, anchors, references and redirects are updated, in lists and lines, and longer names are not', async () => {
  const { make, read, edit, write } = project()
  const others = '[d](/tile-roofing-more) [e](https://a.example/tile-roofing)'
  const links = (slug: string) =>
    `[a](/${slug}) [b](/es/${slug}?a=1#b) [c](/services#${slug}) [d](/services/${slug}/doral-fl) ${others}`
  edit(about, '</Section>', `${links('tile-roofing')}\n\n</Section>`)
  const before = versionNow(read(about))
  write(spanishAbout, spanishText.replace(versionNow(textOf(about)), before))
  edit(redirectsFile, /redirects:\n[\s\S]*/, 'redirects:\n  - { from: /a, to: /tile-roofing }\n')
  await make('rename tile-roofing new-name')
  expect(read(about)).toContain(links('new-name'))
  // The translation stays fresh, although links in its original have changed.
  expect(versionNow(read(about))).not.toBe(before)
  expect(read(spanishAbout)).toContain(`translates: ${versionNow(read(about))}\n`)
  // The picture of the same name stays.
  expect(read(guide)).toMatch(/picture: tile-roofing\n(.*\n)*services: \[new-name\]\n/)
  expect(read(redirectsFile)).toContain(
    'redirects:\n  - { from: /a, to: /new-name }\n  - { from: /tile-roofing, to: /new-name }\n',
  )
})
