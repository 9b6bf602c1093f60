import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { filesIn } from '../../renderer/build/files-in.ts'
import { textOf } from '../content/sample.ts'
import { buildAgain, buildClean, buildCode } from './builds.ts'
import { differences } from './compare.ts'
import { keepContent, play, start, wrongAfter } from './play.ts'
import { sampleProject } from './project.ts'

const here = process.cwd()
let project: Awaited<ReturnType<typeof sampleProject>> | undefined
const root = () => project?.root ?? ''

/** In milliseconds: building takes its time on a machine that is busy with other things. */
const patience = 300_000

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  project = await sampleProject()
  await buildCode(root(), start)
  keepContent(root())
}, patience)

afterAll(() => {
  vi.restoreAllMocks()
  process.chdir(here)
  project?.remove()
})

const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const write = (path: string, text: string) => writeFileSync(join(root(), path), text)

beforeEach(async () => {
  for (const path of [doral, miami]) write(path, textOf(path))
  rmSync(join(root(), 'content/cities/key-fl.mdx'), { force: true })
  await buildAgain(root(), start)
})

/** The HTML of every page, by address. */
const pages = () => {
  const folder = join(root(), 'dist/client')
  return new Map(
    filesIn(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        `/${file.replace(/(?:index)?\.html$/, '')}`,
        readFileSync(join(folder, file), 'utf8'),
      ]),
  )
}

/** The pages that a build makes, and those that are others than before. */
const build = async (now = start) => {
  const before = pages()
  const { reasons } = await buildAgain(root(), now)
  const changed = [...pages()].filter(([address, html]) => before.get(address) !== html)
  return {
    made: [...reasons.keys()].sort(),
    changed: changed.map(([address]) => address).sort(),
    reasons,
  }
}

test('a question of a city makes its page, and the build says why', async () => {
  write(doral, textOf(doral).replace('answer: Yes.', 'answer: No.'))
  const { made, reasons } = await build()
  expect(made).toEqual(['/locations/doral-fl'])
  expect(reasons.get('/locations/doral-fl')).toMatch(
    /^another answer to ".*doral-fl\.mdx questions"/,
  )
})

test('what a city says about a service makes the page of both', async () => {
  write(doral, textOf(doral).replace('What doral-fl needs.', 'What Doral needs.'))
  expect((await build()).made).toEqual(['/services/tile-roofing/doral-fl'])
})

test('the name of a city makes the pages that show it, and no others', async () => {
  write(doral, textOf(doral).replace('name: Doral', 'name: Dorado'))
  const { made, changed } = await build()
  expect(made).toEqual(changed)
  expect(made).toContain('/')
})

test('another city makes its pages and those that list it', async () => {
  write('content/cities/key-fl.mdx', textOf(doral).replaceAll('Doral', 'Key'))
  const { made, changed, reasons } = await build()
  expect(made).toEqual(changed)
  expect(made).toContain('/services/tile-roofing/key-fl')
  expect(reasons.get('/locations/key-fl')).toBe('it is new')
})

test('a page that is removed leaves no file', async () => {
  rmSync(join(root(), miami))
  const { made, changed } = await build()
  expect(made).toEqual(changed)
  for (const address of ['locations/miami-fl', 'services/tile-roofing/miami-fl'])
    expect(existsSync(join(root(), 'dist/client', `${address}.html`)), address).toBe(false)
})

test('other code makes all pages', async () => {
  const { made, reasons } = await build({ ...start, code: 'two' })
  expect(made).toEqual([...pages().keys()].sort())
  expect(new Set(reasons.values())).toEqual(new Set(['the code has changed']))
})

test('two clean builds are equal', async () => {
  const one = await buildClean(root(), start, 'one')
  const two = await buildClean(root(), start, 'two')
  expect(differences(one.site, two.site)).toEqual([])
  one.remove()
  two.remove()
})

test('what an interrupted build leaves in the cache breaks no build', async () => {
  const records = join(root(), '.cache/pages.records')
  writeFileSync(records, readFileSync(records).subarray(0, 500))
  write('.cache/pages/unknown.html.123', 'half')
  write('.cache/build.lock', '999999999')
  expect(await wrongAfter(root(), start, 'harmed')).toEqual([])
})

test.each(['bodies', 'social', 'compressed'])(
  'what .cache/%s keeps of former contents does not pile up',
  async (name) => {
    const now = { ...start, siteEnv: 'production' }
    await buildAgain(root(), now)
    const kept = join(root(), '.cache', name)
    const used = readdirSync(kept)
    expect(used).not.toEqual([])
    for (let number = 0; number < 3 * used.length; number++)
      write(`.cache/${name}/old-${number}`, '')
    await buildAgain(root(), now)
    expect(readdirSync(kept).filter((file) => file.startsWith('old-'))).toEqual([])
    expect(await wrongAfter(root(), now, 'tidied')).toEqual([])
  },
)

test(
  'after random edits, the site is the one that a clean build makes',
  async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
    for (let number = 0; number < Number(process.env.SEQUENCES ?? 2); number++)
      expect(await play(root(), seed + number)).toBeUndefined()
  },
  patience,
)
