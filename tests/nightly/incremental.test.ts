import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesIn } from '../../renderer/files-in.ts'
import { textOf } from '../content/sample.ts'
import { build, buildClean, differences } from '../incremental/builds.ts'
import { sampleProject } from '../incremental/project.ts'

/*
 * Each test continues with the site that the one before it has built.
 */

const doral = 'content/cities/doral-fl.mdx'
const formWords = 'content/words/forms.es.yaml'
const key = 'content/cities/key-fl.mdx'
/** A city that no other names, and so can be removed. */
const keyText = textOf(doral)
  .replaceAll('Doral', 'Key')
  .replace(/doral-|-d-/g, (text) => (text === '-d-' ? '-k-' : 'key-'))

let project: Awaited<ReturnType<typeof sampleProject>> | undefined
const at = (path: string) => join(project?.root ?? '', path)

/** In milliseconds: what a build may take on a busy machine. */
const timeout = 300_000

beforeAll(async () => {
  project = await sampleProject()
  writeFileSync(at(key), keyText)
  cpSync(formWords, at(formWords))
  const { output, isRefused } = await build(project.root)
  if (isRefused) throw new Error(output)
}, timeout)

afterAll(() => project?.remove())

const allPages = () =>
  filesIn(at('dist/client'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
    .sort()

test('a file that every page loads renders every page, and a build at the same time waits and renders none', {
  timeout,
}, async () => {
  // No page shows this, but the name of the file follows from it.
  writeFileSync(
    at(formWords),
    readFileSync(at(formWords), 'utf8').replace(/^translates: .*/, 'translates: abcdefgh'),
  )
  const both = await Promise.all([build(at('')), build(at(''))])
  expect(both.map(({ isRefused }) => isRefused)).toEqual([false, false])
  const [none = both[0], all = both[1]] = both.sort((a, b) => a.rendered.length - b.rendered.length)
  expect(none.rendered).toEqual([])
  expect(none.output).toContain('this one waits')
  expect(all.rendered).toEqual(allPages())
  expect(all.output).toContain('/: the code has changed')
})

test('after a city was renamed, another removed and the cache damaged, the site is that of a clean build', {
  timeout,
}, async () => {
  writeFileSync(at(doral), textOf(doral).replace('name: Doral', 'name: Dorado'))
  rmSync(at(key))
  truncateSync(at('.cache/site.json'), 500)
  writeFileSync(at('.cache/build.lock'), '999999999')
  writeFileSync(at('dist/client/stray.html'), 'stray')
  const { rendered, output } = await build(at(''))
  expect(output).toContain('/: the index of the site has changed')
  expect(rendered).toEqual(allPages())
  expect(rendered.filter((address) => address.includes('key-fl'))).toEqual([])
  const clean = await buildClean(at(''))
  expect(differences(at(''), clean.root)).toEqual([])
  clean.remove()
})
