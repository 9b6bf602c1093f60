import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calculators } from '../../content/schema/calculators.ts'
import { declarationOf, type FileKind, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { linkedPages, neededPages } from '../../renderer/content/addresses.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { isError } from '../../renderer/content/problem.ts'
import { problemCache, problemsOf } from '../../renderer/content/rules/find-problems.ts'
import { buildRules } from '../../renderer/content/rules/rules.ts'
import { newThing } from '../../scripts/new.ts'
import { projectOf } from '../project.ts'
import { index, site as ours } from '../project-site.ts'

const folder = readFolder({ root: '.', env: {} })

/** Copies the content, so that pages can be renamed. */
const copy = () => {
  const project = projectOf(folder)
  const rename = (...names: string[]) => project.run(newThing, 'rename', ...names)
  return { ...project, rename }
}

const named = neededPages.map(({ slug }) => slug)
const all = folder.sources.map(({ text }) => text).join('\n')

/** Returns the page of a kind that most others refer to, among those that code does not. */
const mostNamed = (kind: FileKind): string => {
  const uses = ours.content.en.files.flatMap(({ entry }) => {
    if (entry?.kind !== kind || named.includes(entry.slug)) return []
    return [{ slug: entry.slug, count: all.split(entry.slug).length }]
  })
  return uses.sort((a, b) => b.count - a.count)[0]?.slug ?? ''
}
const service = mostNamed('service')
const otherService = index.collections.service.find(({ slug }) => slug !== service)?.slug

test('a page of every kind can be renamed: the check finds no new errors, and all its addresses lead there', async () => {
  const { rename, site, read } = copy()
  const cache = problemCache()
  const errors = () =>
    problemsOf(site(), buildRules, cache).flatMap((one) => (isError(one) ? one.message : []))
  const { published, pageAt } = site()
  const before = errors()
  for (const kind of fileKinds.filter((one) => one !== 'calculator')) {
    const slug = mostNamed(kind)
    const { said } = await rename(slug, `renamed-${kind}`)
    expect(said, kind).toContain(`renamed-${kind}.mdx`)
    const renamed = site()
    for (const language of allLanguages) {
      const addressOf = (one: string) => addressIn(language, declarationOf(kind).address(one))
      const now = addressOf(`renamed-${kind}`)
      if (!pageAt(addressOf(slug))) continue
      expect(renamed.redirects.get(addressOf(slug))).toBe(now)
      expect(renamed.pageAt(now), now).toBeDefined()
    }
  }
  expect(errors()).toEqual(before)
  const after = site()
  const lost = published.filter((one) => !after.pageAt(after.redirects.get(one) ?? one))
  expect(lost).toEqual([])
  expect(read('content/published.yaml')).toBe(readFileSync('content/published.yaml', 'utf8'))
})

test('a page that gets its old name back leaves no redirect loop', async () => {
  const { rename, site, read } = copy()
  const slug = mostNamed('guide')
  expect((await rename(slug, 'for-a-while')).code).toBe(0)
  expect((await rename('content/guides/for-a-while.mdx', slug)).code).toBe(0)
  expect(site().redirects.get('/guides/for-a-while')).toBe(`/guides/${slug}`)
  expect(site().redirects.has(`/guides/${slug}`)).toBe(false)
  for (const { path, text } of folder.sources)
    if (path !== 'content/redirects.yaml') expect(read(path)).toBe(text)
})

test('code that refers to a page uses its new name', async () => {
  const { rename, read, write } = copy()
  const { slug } = linkedPages.contact
  for (const [path, from, to] of [
    ['renderer/content/addresses.ts', slug, 'write-to-us'],
    ['content/schema/calculators.ts', calculators.energy.page, 'new-calculator'],
    ['content/schema/guide.ts', kinds.guide.listedOn, 'all-guides'],
    ['content/schema/city.ts', kinds.service.listedOn, 'all-services'],
  ] as const) {
    write(path, readFileSync(path, 'utf8'))
    expect((await rename(from, to)).said).toContain(path)
    expect(read(path)).toMatch(new RegExp(`(?:slug|page|listedOn): '${to}'`))
    expect(read(path)).not.toMatch(new RegExp(`(?:slug|page|listedOn): '${from}'`))
  }
  expect(read('content/calculators/new-calculator.mdx')).not.toBe('')
  expect(read('content/menus.yaml')).toContain('to: /write-to-us')
})

test('links, anchors, references and redirects are updated, in lists and lines, and longer names are not', async () => {
  const { rename, read, edit } = copy()
  const about = 'content/pages/about.mdx'
  const redirects = 'content/redirects.yaml'
  const others = `[d](/${service}-more) [e](https://a.example/${service})`
  const links = (slug: string) => `[a](/${slug}) [b](/${slug}?a=1) [c](/services#${slug}) ${others}`
  edit(about, '</Section>', `${links(service)}\n\n</Section>`)
  edit(redirects, /redirects:\n[\s\S]*/, `redirects:\n  - from: /a\n    to: /${service}\n`)
  expect((await rename(service, 'new-name')).code).toBe(0)
  expect(read(about)).toContain(links('new-name'))
  const line = `  - { from: /${service}, to: /new-name }\n`
  expect(read(redirects)).toContain(`\nredirects:\n  - from: /a\n    to: /new-name\n${line}`)
})

test.each([
  [service, /^Write the slug that the page has and the one that it gets/],
  [`${service}x new`, new RegExp(`^There is no page "${service}x"; did you mean "${service}"`)],
  [`${service} New Name`, /^Write the slug that/],
  [`${service} New_Name`, /^"New_Name" becomes an address: .*, such as new-name\./],
  [`${service} ${service}`, /^It is called/],
  [`${service} contact`, /^content\/pages\/contact\.mdx makes the address \/contact already/],
  [`${service} ${otherService}`, /^\S+\.mdx is there already; nothing was written/],
  [`${service} inbox`, /^"inbox" is taken by a file of the site itself/],
])('nothing is renamed, and the reason is reported, for %j', async (names, reason) => {
  const { rename, read } = copy()
  const { code, said } = await rename(...names.split(' '))
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  for (const { path, text } of folder.sources) expect(read(path)).toBe(text)
})
