import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calculators } from '../../content/schema/calculators.ts'
import { declarationOf, type FileKind, fileKinds } from '../../content/schema/kinds.ts'
import { addressIn, allLanguages, defaultLanguage } from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { isError } from '../../renderer/content/problem.ts'
import { site as ours } from '../project-site.ts'
import { projectWith } from './project.ts'

const folder = readFolder({ root: '.', env: {} })

/** A copy of the content, and what can be done with it. */
const copy = () => {
  const { make, problems, ...project } = projectWith(folder)
  return {
    ...project,
    rename: (...names: string[]) => make('rename', ...names),
    errors: () => problems('no file').flatMap((one) => (isError(one) ? one.message : [])),
  }
}

const named = Object.values(linkedPages).map(({ slug }): string => slug)
const all = folder.sources.map(({ text }) => text).join('\n')

/** The page of a kind that most others name, of those that code does not. */
const mostNamed = (kind: FileKind): string => {
  const uses = ours.content[defaultLanguage].files.flatMap(({ entry }) => {
    if (entry?.kind !== kind || named.includes(entry.slug)) return []
    return [{ slug: entry.slug, count: all.split(new RegExp(`\\b${entry.slug}\\b`)).length }]
  })
  return uses.sort((a, b) => b.count - a.count)[0]?.slug ?? ''
}
const service = mostNamed('service')
const otherService = ours
  .in(defaultLanguage)
  .pages.flatMap((page) => (page.kind === 'service' && page.slug !== service ? [page.slug] : []))[0]

test('a page of every kind can be renamed: the check refuses no more than before, and all its addresses lead there', async () => {
  const { rename, site, errors, read } = copy()
  const { published, pageAt } = site()
  const before = errors()
  for (const kind of fileKinds.filter((one) => one !== 'calculator')) {
    const slug = mostNamed(kind)
    const { address } = declarationOf(kind)
    const { said } = await rename(slug, `renamed-${kind}`)
    expect(said, kind).toContain(`renamed-${kind}.mdx`)
    const renamed = site()
    for (const language of allLanguages) {
      const [old, now] = [slug, `renamed-${kind}`].map((one) => addressIn(language, address(one)))
      if (!pageAt(old ?? '')) continue
      expect(renamed.redirects.get(old ?? ''), old).toBe(now)
      expect(renamed.pageAt(now ?? ''), now).toBeDefined()
    }
  }
  expect(errors()).toEqual(before)
  const after = site()
  const lost = published.filter((one) => !after.pageAt(after.redirects.get(one) ?? one))
  expect(lost).toEqual([])
  expect(read('content/published.yaml')).toBe(readFileSync('content/published.yaml', 'utf8'))
})

test('a page that gets its old name back leaves no circle of redirects', async () => {
  const { rename, site, read } = copy()
  const slug = mostNamed('guide')
  expect((await rename(slug, 'for-a-while')).code).toBe(0)
  expect((await rename('content/guides/for-a-while.mdx', slug)).code).toBe(0)
  expect(site().redirects.get('/guides/for-a-while')).toBe(`/guides/${slug}`)
  expect(site().redirects.has(`/guides/${slug}`)).toBe(false)
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

test('links, anchors, references and redirects follow, in lists and lines, and longer names stay', async () => {
  const { rename, read, edit } = copy()
  const about = 'content/pages/about.mdx'
  const redirects = 'content/redirects.yaml'
  const others = `[d](/${service}-more) [e](https://a.example/${service})`
  const links = (slug: string) => `[a](/${slug}) [b](/${slug}?a=1) [c](/services#${slug}) ${others}`
  edit(about, '</Section>', `${links(service)}\n\n</Section>`)
  edit(redirects, /redirects:\n[\s\S]*/, `redirects:\n  - from: /a\n    to: /${service}\n`)
  expect((await rename(service, 'new-name')).code).toBe(0)
  expect(read(about)).toContain(links('new-name'))
  expect(read(redirects)).toMatch(
    new RegExp(
      `\nredirects:\n  - from: /a\n    to: /new-name\n  - { from: /${service}, to: /new-name }\n$`,
    ),
  )
})

test.each([
  [service, /^Write the slug that the page has and the one that it gets/],
  [`${service}x new`, new RegExp(`^There is no page "${service}x"; did you mean "${service}"`)],
  [`${service} New Name`, /^Write the slug that/],
  [`${service} New_Name`, /^"New_Name" becomes an address: .*, such as new-name\./],
  [`${service} ${service}`, /^It is called/],
  [`${service} contact`, /^content\/pages\/contact\.mdx makes the address \/contact already/],
  [
    `${service} ${otherService}`,
    /^content\/services\/\S+\.mdx is there already; nothing was written/,
  ],
  [`${service} inbox`, /^"inbox" is taken by a file of the site itself/],
])('nothing is renamed, and the reason is said, for %j', async (names, reason) => {
  const { rename, read } = copy()
  const { code, said } = await rename(...names.split(' '))
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  for (const { path, text } of folder.sources) expect(read(path)).toBe(text)
})
