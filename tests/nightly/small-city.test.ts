import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { build, today } from '../builds.ts'
import { smallCity, textOf } from '../content/sample.ts'
import { startDevServer } from '../dev-server.ts'
import { test } from './sample-test.ts'

const draft = textOf('content/pages/about.mdx')
  .replaceAll('About', 'Sketch')
  .replace('---\n', '---\ndraft: true\n')

const hasPage = (root: string, address: string) =>
  existsSync(join(root, `dist/client${address}.html`))

test('a small city is in every list and has no page about a service, and a draft is in previews only', async ({
  root,
}) => {
  writeFileSync(join(root, 'content/cities/weston-fl.mdx'), smallCity)
  writeFileSync(join(root, 'content/pages/sketch.mdx'), draft)
  await build(root)
  const read = (file: string) => readFileSync(join(root, 'dist/client', file), 'utf8')
  expect(hasPage(root, '/locations/weston-fl')).toBe(true)
  expect(hasPage(root, '/services/tile-roofing/weston-fl')).toBe(false)
  for (const file of ['index.html', 'sitemap.html', 'site-map.xml', 'llms.txt'])
    expect(read(file), file).toContain('/locations/weston-fl')
  const page = read('locations/weston-fl.html')
  expect(page).toContain('href="/tile-roofing"')
  for (const file of ['locations/weston-fl.html', 'site-map.xml', 'sitemap.html', 'llms.txt'])
    expect(read(file), file).not.toContain('/services/tile-roofing/weston-fl')

  expect(hasPage(root, '/sketch')).toBe(false)
  for (const file of ['site-map.xml', 'sitemap.html', 'llms.txt'])
    expect(read(file), file).not.toContain('sketch')
  await build(root, { ...today, siteEnv: 'preview' })
  expect(read('sketch.html')).toContain('<strong>Draft: ')

  const { origin, stop } = await startDevServer(root)
  onTestFinished(stop)
  const ask = async (path: string) => {
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } })
    return { status: answer.status, text: await answer.text() }
  }
  expect((await ask('/sketch')).text).toContain('<strong>Draft: ')
  expect((await ask('/services/tile-roofing/weston-fl')).status).toBe(404)

  // A problem in one file removes no other page.
  writeFileSync(join(root, 'content/cities/weston-fl.mdx'), smallCity.replace('lead: ', 'lead: "'))
  await expect.poll(async () => (await ask('/')).text, { timeout: 60_000 }).not.toContain('Weston')
  expect((await ask('/locations/doral-fl')).status).toBe(200)
})
