import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { calculators } from '../../content/schema/calculators.ts'
import { declarationOf, type FileKind, fileKinds } from '../../content/schema/kinds.ts'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { isError } from '../../renderer/content/problem.ts'
import { createSite } from '../../renderer/content/site.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { newThing } from '../../scripts/new.ts'
import { runCommand } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const cache = memoryCache()
const folder = readFolder({ root: '.', env: {} })

/** A copy of the content, whose pictures are links, and what can be done with it. */
const copy = () => {
  const root = temporaryFolder('rename')
  const at = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    return join(root, path)
  }
  const write = (path: string, text: string) => writeFileSync(at(path), text)
  for (const { path, text } of folder.sources) write(path, text)
  for (const { path } of folder.pictures) symlinkSync(resolve(path), at(path))
  const rename = (...names: string[]) => runCommand(newThing, ['rename', ...names], { root })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const site = () => createSite({ root, env: {} })
  const errors = () =>
    checkContent(site(), cache, 'no file').problems.flatMap((one) =>
      isError(one) ? one.message : [],
    )
  const edit = (path: string, from: string | RegExp, to: string) =>
    write(path, read(path).replace(from, to))
  return { rename, read, write, site, errors, edit }
}

const named = Object.values(linkedPages).map(({ slug }): string => slug)
const kinds = fileKinds.filter((kind) => kind !== 'calculator')

const all = folder.sources.map(({ text }) => text).join('\n')

/** The page of a kind that most others name, of those that code does not. */
const mostNamed = (kind: FileKind): string => {
  const slugs = createSite({ root: '.', env: {} }).files.flatMap(({ entry }) =>
    entry?.kind === kind && !named.includes(entry.slug) ? [entry.slug] : [],
  )
  const uses = memoizeByKey(
    (slug: string) => all.match(new RegExp(`\\b${slug}\\b`, 'g'))?.length ?? 0,
  )
  const [first = ''] = [...new Set(slugs)].sort((a, b) => uses(b) - uses(a))
  return first
}

test('a page of every kind can be renamed: the check refuses no more than before, and all its addresses lead there', async () => {
  const { rename, site, errors, read } = copy()
  const { published, pageAt } = site()
  const before = errors()
  for (const kind of kinds) {
    const slug = mostNamed(kind)
    expect((await rename(slug, `renamed-${kind}`)).said, kind).toContain(`renamed-${kind}.mdx`)
    const [old, now] = [slug, `renamed-${kind}`].map(declarationOf(kind).address) as [
      string,
      string,
    ]
    const written = allLanguages.filter((language) => pageAt(addressIn(language, old)))
    const renamed = site()
    for (const language of written) {
      const target = addressIn(language, now)
      expect(renamed.redirects.get(addressIn(language, old)), old).toBe(target)
      expect(renamed.pageAt(target), target).toBeDefined()
    }
  }
  expect(errors()).toEqual(before)
  const after = site()
  const lost = published.filter((one) => !after.pageAt(after.redirects.get(one) ?? one))
  expect(lost).toEqual([])
  expect(read('content/published.yaml')).toBe(readFileSync('content/published.yaml', 'utf8'))
})

test('a page that gets its old name back leaves no circle of redirects', async () => {
  const { rename, site, errors, read } = copy()
  const before = errors()
  const slug = mostNamed('guide')
  expect((await rename(slug, 'for-a-while')).code).toBe(0)
  expect((await rename(`content/guides/for-a-while.mdx`, slug)).code).toBe(0)
  expect(errors()).toEqual(before)
  expect(site().redirects.get('/guides/for-a-while')).toBe(`/guides/${slug}`)
  for (const { path, text } of folder.sources)
    if (path !== 'content/redirects.yaml') expect(read(path)).toBe(text)
})

test('code that names a page names it anew', async () => {
  const { rename, read, write } = copy()
  const code = ['renderer/content/addresses.ts', 'content/schema/calculators.ts']
  for (const path of code) write(path, readFileSync(path, 'utf8'))
  const { kind, slug } = linkedPages.contact
  const calculator = calculators.energy.page
  expect((await rename(slug, 'write-to-us')).said).toContain(code[0])
  expect((await rename(calculator, 'new-calculator')).said).toContain(code[1])
  const [addresses = '', declared = ''] = code.map(read)
  expect(addresses).toContain(`contact: { kind: '${kind}', slug: 'write-to-us' }`)
  expect(declared).toBe(
    readFileSync(code[1] ?? '', 'utf8').replace(`'${calculator}'`, "'new-calculator'"),
  )
  expect(read('content/calculators/new-calculator.mdx')).not.toBe('')
  expect(read('content/menus.yaml')).toContain('to: /write-to-us')
})

const service = mostNamed('service')

test('links, anchors, references and redirects follow, in lists and lines, and longer names stay', async () => {
  const { rename, read, edit } = copy()
  const about = 'content/pages/about.mdx'
  const links = `[a](/${service}) [b](/${service}?a=1) [c](/services#${service}) [d](/${service}-more) [e](https://a.example/${service})`
  edit(about, '</Section>', `${links}\n\n</Section>`)
  edit(
    'content/redirects.yaml',
    /redirects:\n[\s\S]*/,
    `redirects:\n  - from: /a\n    to: /${service}\n`,
  )
  expect((await rename(service, 'new-name')).code).toBe(0)
  expect(read(about)).toContain(
    `[a](/new-name) [b](/new-name?a=1) [c](/services#new-name) [d](/${service}-more) [e](https://a.example/${service})`,
  )
  expect(read('content/redirects.yaml')).toBe(
    `${read('content/redirects.yaml').split('redirects:')[0]}redirects:\n  - from: /a\n    to: /new-name\n  - { from: /${service}, to: /new-name }\n`,
  )
})

test.each([
  [[service], /^Write the slug that the page has and the one that it gets/],
  [
    [`${service}x`, 'new'],
    new RegExp(`^There is no page "${service}x"; did you mean "${service}"`),
  ],
  [[service, 'New Name'], /^Write the slug that/],
  [[service, 'New_Name'], /^"New_Name" becomes an address: .*, such as new-name\./],
  [[service, service], /^It is called/],
  [[service, 'contact'], /^content\/pages\/contact\.mdx makes the address \/contact already/],
  [[service, 'inbox'], /^"inbox" is taken by a file of the site itself/],
])('nothing is renamed, and the reason is said, for %j', async (names, reason) => {
  const { rename, read } = copy()
  const { code, said } = await rename(...names)
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  for (const { path, text } of folder.sources) expect(read(path)).toBe(text)
})
