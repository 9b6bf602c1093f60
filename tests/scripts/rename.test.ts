import { expect, test } from 'vitest'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { newThing } from '../../scripts/new.ts'
import { sampleFolder, textOf, withFile } from '../content/sample.ts'
import { about, doral, guide, tile } from '../content/sample-files.ts'
import { projectOf } from '../project.ts'

const published = 'content/published.yaml'
const spanish = about.replace('.mdx', '.es.mdx')
const version = versionOf(readSource({ path: about, text: textOf(about) }))
const translated = withFile(
  spanish,
  `---\ntranslates: ${version}\n---\n\n<Section heading="Palabras">\n\nVea [tejas](/tile-roofing).\n\n</Section>\n`,
)

/** Copies the sample, so that pages can be renamed. */
const copy = () => {
  const project = projectOf(translated)
  const rename = (...names: string[]) => project.run(newThing, 'rename', ...names)
  const told = () => checkContent(project.site()).map(({ id, file }) => `${id} ${file}`)
  return { ...project, rename, told }
}

test('pages of every kind can be renamed: the check finds nothing new, and all addresses lead there', async () => {
  const { rename, site, read, told } = copy()
  const { published: addresses } = site()
  const before = told()
  for (const [slug, path] of [
    ['tile-roofing', tile],
    ['doral-fl', doral],
    ['/guides/permits', guide],
    [`./${about}`, about],
  ] as const) {
    const { said } = await rename(slug, `renamed-${path.split('/')[1]}`)
    expect(said).toContain(path)
  }
  const { pageAt, redirects } = site()
  expect(redirects.get('/es/about')).toBe('/es/renamed-pages')
  expect(redirects.get('/services/tile-roofing/doral-fl')).toBe(
    '/services/renamed-services/renamed-cities',
  )
  expect(addresses.filter((one) => !pageAt(redirects.get(one) ?? one))).toEqual([])
  // The translation stays fresh, although a link in its original has changed.
  expect(told()).toEqual(before.map((one) => one.replace('about', 'renamed-pages')))
  expect(read(published)).toBe(sampleFolder.sources.find(({ path }) => path === published)?.text)
})

test('a page that gets its old name back leaves no redirect loop', async () => {
  const { rename, site, read } = copy()
  expect((await rename('permits', 'for-a-while')).code).toBe(0)
  expect((await rename('content/guides/for-a-while.mdx', 'permits')).code).toBe(0)
  expect(site().redirects.get('/guides/for-a-while')).toBe('/guides/permits')
  expect(site().redirects.has('/guides/permits')).toBe(false)
  for (const { path, text } of translated.sources)
    if (path !== redirectsFile) expect(read(path)).toBe(text)
})

test('links, anchors, references and redirects are updated, in lists and lines, and longer names are not', async () => {
  const { rename, read, edit } = copy()
  const others = '[d](/tile-roofing-more) [e](https://a.example/tile-roofing)'
  const links = (slug: string) => `[a](/${slug}) [b](/${slug}?a=1) [c](/services#${slug}) ${others}`
  edit(about, '</Section>', `${links('tile-roofing')}\n\n</Section>`)
  edit(redirectsFile, /redirects:\n[\s\S]*/, 'redirects:\n  - from: /a\n    to: /tile-roofing\n')
  expect((await rename('tile-roofing', 'new-name')).code).toBe(0)
  expect(read(about)).toContain(links('new-name'))
  expect(read(guide)).toContain('services: [new-name]\n')
  // The picture of the same name stays.
  expect(read(guide)).toContain('picture: tile-roofing\n')
  const line = '  - { from: /tile-roofing, to: /new-name }\n'
  expect(read(redirectsFile)).toContain(`redirects:\n  - from: /a\n    to: /new-name\n${line}`)
})

test.each([
  ['permits', /^Write the slug that the page has and the one that it gets/],
  ['permitss new', /^There is no page "permitss"; did you mean "permits"/],
  ['permits New Name', /^Write the slug that/],
  ['permits New_Name', /^"New_Name" becomes an address: .*, such as new-name\./],
  ['permits permits', /^It is called/],
  ['contact write-to-us', /^Code links to the page "contact"/],
  ['tile-roofing about', /^content\/pages\/about\.mdx makes the address \/about already/],
  ['permits glossary', /^\S+\.mdx is there already; nothing was written/],
  ['about inbox', /^"inbox" is taken by a file of the site itself/],
])('nothing is renamed, and the reason is reported, for %j', async (names, reason) => {
  const { rename, read } = copy()
  const { code, said } = await rename(...names.split(' '))
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  for (const { path, text } of translated.sources) expect(read(path)).toBe(text)
})
