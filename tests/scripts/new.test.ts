import { expect, test } from 'vitest'
import { fileKinds, fileOf, listedThings } from '../../content/schema/kinds.ts'
import {
  defaultLanguage,
  fileIn,
  languageOf,
  translatedInto,
} from '../../content/schema/languages.ts'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { neededPages } from '../../renderer/content/addresses.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { checkContent } from '../../scripts/check.ts'
import { runNew } from '../../scripts/new.ts'
import { textOf, withChange, withFile } from '../content/sample.ts'
import { about, doral, guide, reviews, tile } from '../content/sample-files.ts'
import { projectOf } from '../project.ts'

const bay = 'content/cities/sample-bay-fl.mdx'
const spanishOf = (path: string) => path.replace('.mdx', '.es.mdx')
const spanishAbout = spanishOf(about)
const versionNow = (text: string) => versionOf(readSource({ path: about, text }))
const spanishText = `---\ntranslates: ${versionNow(textOf(about))}\n---\n\n<Section heading="Palabras">\n\nVea [tejas](/tile-roofing).\n\n</Section>\n`
/** The sample with an empty list, and a page that is translated into every language, with a link. */
const folder = translatedInto.reduce(
  (all, language) => withFile(fileIn(language, about), spanishText, all),
  withChange(reviews, /[\s\S]*/, 'testimonials: []\n'),
)
const isTranslation = (path: string) => languageOf(path).language !== defaultLanguage
/** A text to be written, or a field or an item with a comment instead of its value. */
const unwritten = /To be written|^\s*(?:- )?(?:[\w-]+: +|(?<=- ))#/

/** Creates a project, and returns what is new there. */
const project = () => {
  const all = projectOf(folder)
  return {
    ...all,
    problems: () =>
      checkContent(all.site()).filter(({ file }) => languageOf(file).original !== about),
    /** The files that differ from those of the project. */
    changed: () =>
      folder.sources.flatMap(({ path, text }) => (all.read(path) === text ? [] : path)),
    make: (words: string) => all.run(runNew, ...words.split(' ')),
    /** The lines of all files that say that something is to be written. */
    toWrite: () =>
      all
        .site()
        .files.flatMap(({ path, text }) =>
          text.split('\n').flatMap((line, at) => (unwritten.test(line) ? `${path}:${at + 1}` : [])),
        ),
  }
}

test.each([
  ['citty X', /^There is no thing "citty"; did you mean "city"\?/],
  ['city', /^Give it a name/],
  ['page Inbox', /^the file name "inbox" becomes an address/],
  ['service Contact', /^content\/pages\/contact\.mdx makes the address \/contact:/],
  ['city Bay --county X', /^Unknown option '--county'/],
  ['city-service doral tile-roofing', /^There is no city "doral"; did you mean "doral-fl"\?/],
  ['city-service doral-fl tile-roofing', /doral-fl\.mdx:\d+ has something in this place/],
  ['translation content/hom.yaml', /^There is no original .* mean "content\/home\.yaml"\?/],
  [
    `translation ${about}`,
    /^content\/pages\/about\.\w+\.mdx is there already; nothing was written/,
  ],
  ['rename permits', /^Write the slug that the page has and the one that it gets/],
  ['rename permitss new', /^There is no page "permitss"; did you mean "permits"/],
  ['rename permits New_Name', /the file name "New_Name" becomes an address/],
  ['rename permits permits', /^\S+\.mdx makes the address/],
  ['rename contact write-to-us', /^Code links to the page "contact"/],
])('nothing is written, and the reason is reported, for %j', async (words, reason) => {
  const { make, changed } = project()
  const { code, said } = await make(words)
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  expect(changed()).toEqual([])
})

test('nothing is added to what is no list, nor renamed by the slug of two pages', async () => {
  const { make, edit, changed, write } = project()
  edit(reviews, '[]', 'none')
  expect((await make('testimonial Ana')).said).toMatch(`${reviews}:1 has something`)
  write('content/guides/about.mdx', textOf(guide))
  expect((await make('rename about us')).said).toMatch(`${about} or content/guides/about.mdx`)
  expect(changed()).toEqual([reviews])
})

test('everything new passes the check except the lines that say what is to be written', async () => {
  const { make, problems, toWrite, read } = project()
  const kinds = fileKinds.filter((kind) => kind !== 'calculator')
  for (const thing of [...kinds, ...Object.keys(listedThings)])
    expect((await make(`${thing} O’Sample: "${thing}"`)).code).toBe(0)
  const [found, lines] = [problems(), toWrite()]
  for (const kind of kinds)
    expect(found.map(({ file }) => file).join()).toContain(`osample-${kind}`)
  for (const { file, line, id } of found) {
    expect(lines).toContain(`${file}:${line}`)
    expect(['additionalProperties', 'required', 'yaml-comment']).not.toContain(id)
  }
  expect(read('content/legal/osample-legal.mdx')).toContain(
    '\n# It can also have: draft, from, order, updated, sources.\n---\n',
  )
})

test('a city gets the words of a service to write, in its translation too, and the rest stays', async () => {
  const { make, problems, toWrite, read, write } = project()
  await make('city Sample Bay')
  write(spanishOf(bay), '---\ntranslates: abc\nlead: Hola # ella\n---\n')
  const before = read(bay)
  await make('city-service sample-bay-fl tile-roofing')
  expect(read(bay).replace(/services:\n(?: .*\n)*/, '')).toBe(before)
  expect(read(spanishOf(bay))).toContain(
    'lead: Hola # ella\nservices:\n  tile-roofing:\n    card: # ',
  )
  const told = problems().filter(({ file, message }) => file === bay && /^services/.test(message))
  const lines = toWrite()
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(isError)).toEqual([])
  for (const { file, line } of told) expect(lines).toContain(`${file}:${line}`)
})

test('a translation asks for every word of the current original and for no fact', async () => {
  const { make, problems, read, toWrite } = project()
  await make(`translation ${doral} content/home.yaml`)
  // The text below the fields is there in English.
  const asked = problems().filter(({ file, id }) => isTranslation(file) && id !== 'untranslated')
  expect(new Set(asked.map(({ file, line }) => `${file}:${line}`))).toEqual(new Set(toWrite()))
  const original = readSource({ path: doral, text: read(doral) })
  expect(read(spanishOf(doral))).toContain(`translates: ${versionOf(original)}\n`)
  expect(read(spanishOf(doral))).toMatch(/^lead: # Roofs in Doral\.$/m)
  expect(read(spanishOf(doral)).endsWith(`---\n\n${original.body.trim()}\n`)).toBe(true)
})

test('a page of every kind can be renamed: the check finds nothing new, and all addresses lead there', async () => {
  const { make, site, read } = project()
  const told = () => checkContent(site()).map(({ id, file }) => `${id} ${file}`)
  const [before, { published, files }] = [told(), site()]
  const linked = neededPages.map(({ kind, slug }) => fileOf(kind, slug))
  for (const kind of fileKinds) {
    const page = files.find(({ path, entry }) => entry?.kind === kind && !linked.includes(path))
    if (page) expect((await make(`rename ${page.path} renamed-${kind}`)).code).toBe(0)
  }
  const { pageAt, redirects, published: still } = site()
  expect(redirects.get('/es/about')).toBe('/es/renamed-page')
  expect(redirects.get('/services/tile-roofing/doral-fl')).toBe(
    '/services/renamed-service/renamed-city',
  )
  expect(still).toEqual(published)
  expect(published.filter((one) => !pageAt(redirects.get(one) ?? one))).toEqual([])
  expect(told()).toEqual(before.map((one) => one.replace('pages/about', 'pages/renamed-page')))
  expect(() => read(tile)).toThrow('ENOENT')
})

test('a page that gets its old name back leaves no redirect loop', async () => {
  const { make, site, changed } = project()
  await make('rename permits for-a-while')
  await make('rename content/guides/for-a-while.mdx permits')
  expect(site().redirects.get('/guides/for-a-while')).toBe('/guides/permits')
  expect(site().redirects.has('/guides/permits')).toBe(false)
  expect(changed()).toEqual([redirectsFile])
})

test('links, references and redirects are updated as they are written, and longer names are not', async () => {
  const { make, read, edit, write } = project()
  const others =
    '[d](/tile-roofing-more) [e](https://a.example/tile-roofing) [f](/tile-roofing.pdf) ![g](tile-roofing)'
  const links = (slug: string) =>
    `[a](/${slug}) [b](/${slug}?a=1#b) [c][1] [d](/services/${slug}/doral-fl) ${others}\n\n[1]: </${slug}>`
  edit(about, '</Section>', `${links('tile-roofing')}\n\n</Section>`)
  const before = versionNow(read(about))
  write(spanishAbout, spanishText.replace(versionNow(textOf(about)), before))
  edit(redirectsFile, /redirects:\n[\s\S]*/, 'redirects:\n  - { from: /a, to: /tile-roofing }\n')
  const stale = '---\ntranslates: abc\n---\n'
  write(spanishOf(guide), stale)
  await make('rename tile-roofing new-name')
  expect(read(spanishOf(guide))).toBe(stale)
  expect(read(about)).toContain(links('new-name'))
  // The translation stays fresh, although links in its original have changed.
  expect(versionNow(read(about))).not.toBe(before)
  expect(read(spanishAbout)).toContain(`translates: ${versionNow(read(about))}\n`)
  // The picture of the same name stays.
  expect(read(guide)).toMatch(/picture: tile-roofing\n(.*\n)*services: \[new-name\]\n/)
  expect(read(doral)).toContain('\n  new-name:\n')
  expect(read(redirectsFile)).toContain(
    'redirects:\n  - { from: /a, to: /new-name }\n  - { from: /tile-roofing, to: /new-name }\n',
  )
})
