import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { writeWhole } from '../../renderer/cache.ts'
import { filesIn } from '../../renderer/files-in.ts'
import { build, buildUnchecked, builtFiles, renderedIn, startBuild } from '../builds.ts'
import { startDevServer } from '../dev-server.ts'
import { test } from './sample-test.ts'

/** Pages as https://vike.dev describes them, about nothing in the content. */
const pages = {
  'motto/+Page.tsx': `export const Page = ({ roof, pageContext }) => (
    <main>
      {roof} {pageContext.config.motto} {pageContext.greeting} {pageContext.routeParams.roof}
    </main>
  )`,
  'motto/+route.ts': `export const route = '/mottos/@roof'`,
  'motto/+onBeforePrerenderStart.ts': `export const onBeforePrerenderStart = () => ['/mottos/tile']`,
  'motto/+data.ts': `export const data = ({ routeParams }) => ({ roof: 'A roof of ' + routeParams.roof + '.' })`,
  'motto/+config.ts': `export default { meta: { motto: { env: { server: true } } }, motto: 'It lasts.' }`,
  'motto/+onBeforeRender.ts': `export const onBeforeRender = () => ({ pageContext: { greeting: 'Welcome.' } })`,
  'job/@id/+Page.tsx':
    'export const Page = ({ pageContext }) => <main>{pageContext.routeParams.id}</main>',
  'job/@id/+onBeforePrerenderStart.js': `export const onBeforePrerenderStart = () => ['/job/7']`,
  'live/+Page.tsx': 'export const Page = () => <main>Live</main>',
  'live/+prerender.ts': 'export const prerender = false',
}

const mainOf = (html: string) => /<main>(.*?)<\/main>/s.exec(html)?.[1]

test('a page with hooks and settings of Vike is the same from the dev server and from a build', async ({
  root,
}) => {
  for (const [path, text] of Object.entries(pages)) writeWhole(join(root, 'pages', path), text)
  await build(root)
  const built = readFileSync(join(root, 'dist/client/mottos/tile.html'), 'utf8')
  expect(mainOf(built)).toBe('A roof of tile. It lasts. Welcome. tile')
  const job = readFileSync(join(root, 'dist/client/job/7.html'), 'utf8')
  expect(mainOf(job)).toBe('7')
  expect(existsSync(join(root, 'dist/client/live.html'))).toBe(false)

  const { origin, stop } = await startDevServer(root)
  onTestFinished(stop)
  const ask = async (path: string) =>
    (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
  expect(mainOf(await ask('/mottos/tile'))).toBe(mainOf(built))
  expect(mainOf(await ask('/live'))).toBe('Live')
})

const vike = (root: string, command: string) => {
  const args = [resolve('node_modules/vike/bin.js'), command]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    // Passes no other variables, because those of Vitest would mark the process as a test.
    env: { PATH: process.env.PATH },
  })
  return { status, said: stdout + stderr }
}

test('the commands of Vike build, render again and serve the same site as ours', async ({
  root,
}) => {
  await build(root)
  const built = builtFiles(root)
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  // A link to a file elsewhere is that file.
  const city = join(root, 'content/cities/doral-fl.mdx')
  const elsewhere = join(root, 'words.mdx')
  renameSync(city, elsewhere)
  symlinkSync(elsewhere, city)
  expect(vike(root, 'build')).toMatchObject({ status: 0 })
  expect(builtFiles(root)).toEqual(built)
  rmSync(join(root, 'dist/client/index.html'))
  const again = vike(root, 'prerender')
  expect(again.status, again.said).toBe(0)
  expect(renderedIn(again.said)).toEqual(['/'])
  expect(builtFiles(root)).toEqual(built)

  const preview = await startDevServer(root, 'preview')
  onTestFinished(preview.stop)
  expect(await (await fetch(preview.origin)).text()).toBe(
    readFileSync(join(root, 'dist/client/index.html'), 'utf8'),
  )
  // With the addresses of hosts and the local relay.
  expect((await fetch(`${preview.origin}/index.html`)).url).toBe(`${preview.origin}/`)
  expect((await fetch(`${preview.origin}/relay/ajax`)).status).toBe(405)
})

test('wrong content ends `vike build` and `vike prerender` with its file, and leaves the site', async ({
  root,
}) => {
  await build(root)
  const pages = () => readFileSync(join(root, 'dist/pages.json'), 'utf8')
  const before = { pages: pages(), home: readFileSync(join(root, 'dist/client/index.html')) }
  const home = join(root, 'content/home.yaml')
  writeFileSync(home, `${readFileSync(home, 'utf8')}sample: 1\n`)
  for (const command of ['prerender', 'build']) {
    const refused = vike(root, command)
    expect(refused.status, refused.said).toBe(1)
    expect(refused.said).toMatch(/content\/home\.yaml:\d+:\d+/)
    expect({ pages: pages(), home: readFileSync(join(root, 'dist/client/index.html')) }).toEqual(
      before,
    )
  }
})

/** Files of pages that no browser would run, and what is said of them. */
const refusedFiles: Readonly<Record<string, readonly [code: string, said: RegExp]>> = {
  'text/+Page.mdx': ['# Motto', /pages\/text\/\+Page\.mdx: .*npm run new/],
  'title/+title.ts': ["export const title = 'A'", /pages\/title\/\+title\.ts: .*`head`/],
  'layout/+Layout.tsx': ['export const Layout = () => null', /\+Layout\.tsx: .*Layout\.tsx around/],
  'routed/+config.ts': ['export default { clientRouting: true }', /routed has `clientRouting`/],
}

test('pages that no browser would run are refused by name when bundling', async ({ root }) => {
  const refusal = async () => {
    const { isRefused, output } = await startBuild(root).ended
    expect(isRefused, output).toBe(true)
    return output
  }
  const state = join(root, 'pages/state/+Page.tsx')
  writeWhole(
    state,
    "import { useState } from 'react'\nexport const Page = () => useState('A roof.')[0]",
  )
  expect(await refusal()).toMatch(/pages\/state\/\+Page\.tsx calls useState, but no island/)
  rmSync(dirname(state), { recursive: true })
  for (const [file, [code]] of Object.entries(refusedFiles)) {
    const folder = dirname(join(root, 'pages', file))
    if (!file.includes('+Page')) writeWhole(`${folder}/+Page.tsx`, 'export const Page = () => null')
    writeWhole(join(root, 'pages', file), code)
  }
  const output = await refusal()
  for (const [, said] of Object.values(refusedFiles)) expect(output).toMatch(said)
})

/** The scripts of a built site, with a hash of each. */
const scriptsOf = (root: string) =>
  Object.fromEntries(Object.entries(builtFiles(root)).filter(([file]) => file.endsWith('.js')))

test('edited words, prices, texts and facts appear on the site, and change no script', async ({
  root,
}) => {
  buildUnchecked(root)
  await build(root)
  const before = scriptsOf(root)
  const content = join(root, 'content')
  for (const file of filesIn(content).filter((one) => /\.(?:yaml|mdx)$/.test(one))) {
    const text = readFileSync(join(content, file), 'utf8')
    const edited = text
      .replace(/^( *(?!draft|look)\w+: [A-Z][a-z]+ [a-z ]+)$/gm, '$1 anew')
      .replace(/^( +min: )\d+$/gm, '$170')
      .replace(/^offline: .*$/m, 'offline: false')
    writeFileSync(join(content, file), edited + (file.endsWith('.mdx') ? '\nA text anew.\n' : ''))
  }
  // Edited content bundles nothing, so a new bundle has to be the same.
  expect((await build(root)).rendered).toContain('/')
  expect(scriptsOf(root)).toEqual(before)
  rmSync(join(root, 'dist'), { recursive: true })
  await build(root)
  expect(scriptsOf(root)).toEqual(before)
  const words = filesIn(join(root, 'dist/client/assets/words'))
  expect(words.length).toBeGreaterThan(0)
  expect(readFileSync(join(root, 'dist/client/index.html'), 'utf8')).toContain(' anew')
})
