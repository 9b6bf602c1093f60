import * as fs from 'node:fs'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cachedFile, writeWhole } from '../../renderer/cache.ts'
import {
  readRenderedPages,
  renderedPage,
  whyStale,
  writeRenderedPages,
} from '../../renderer/output/rendered-pages.ts'
import { siteFolder } from '../../renderer/output/site-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

beforeEach(() => {
  const here = process.cwd()
  process.chdir(temporaryFolder('cache'))
  onTestFinished(() => process.chdir(here))
})

const read = (file: string) => fs.readFileSync(file, 'utf8')

const key = { code: 'code', site: 'index', own: 'files' }
const html = '<p>About</p>'

/** Leaves a rendered page, as a build does. */
const renderPage = () => {
  writeWhole('dist/client/about.html', html)
  writeRenderedPages({ '/about': renderedPage(html, key) })
}
const whyRendered = (now: typeof key | undefined, address = '/about') =>
  whyStale(address, readRenderedPages()[address], now)

test('a page is rendered if a part of its cache key has changed, and the build names that part', () => {
  renderPage()
  expect(whyRendered(key, '/new')).toBe('it is new')
  expect(whyRendered(undefined)).toBe('it is not about the content')
  expect(whyRendered({ ...key, code: 'other' })).toBe('the code has changed')
  expect(whyRendered({ ...key, site: 'other' })).toBe('the index of the site has changed')
  expect(whyRendered({ ...key, own: 'other' })).toBe('its own files have changed')
  for (const damage of ['', '<p>Abo', `${html}<!-- x -->`, undefined]) {
    renderPage()
    expect(whyRendered(key)).toBeUndefined()
    if (damage === undefined) fs.rmSync('dist/client/about.html')
    else fs.writeFileSync('dist/client/about.html', damage)
    expect(whyRendered(key)).toBe('its file was changed')
  }
  fs.truncateSync('dist/pages.json', 20)
  expect(whyRendered(key)).toBe('it is new')
})

test('a cached file that was cut short is made again, and a full disk leaves none', async () => {
  for (const left of [undefined, '', 'mad', 'made and more']) {
    if (left !== undefined) fs.writeFileSync('.cache/sample/a', left)
    for (const now of ['made', 'not made again'])
      expect(read(await cachedFile('sample/a', async () => now))).toBe('made')
  }
  fs.truncateSync('.cache/sample/a.size')
  expect(read(await cachedFile('sample/a', async () => 'again'))).toBe('again')
  // A Linux device that is always full.
  if (fs.existsSync('/dev/full')) {
    fs.symlinkSync('/dev/full', `.cache/sample/b.${process.pid}`)
    expect(() => writeWhole('.cache/sample/b', 'text')).toThrow('ENOSPC')
  }
  expect(fs.readdirSync('.cache/sample')).toEqual(['a', 'a.size'])
})

test('a file of the site that was changed stays in the cache, and the next build restores it', () => {
  fs.writeFileSync('cached', 'Cached')
  // Cached by an earlier build, not within the same millisecond.
  fs.utimesSync('cached', 1, 1)
  const file = 'client/page.html'
  for (const change of [
    () => fs.writeFileSync(file, 'Edited'),
    () => fs.rmSync(file),
    () => siteFolder('client').write('page.html', 'Another'),
  ]) {
    siteFolder('client').place('page.html', 'cached')
    change()
    expect(read('cached'), String(change)).toBe('Cached')
    siteFolder('client').place('page.html', 'cached')
    expect(read(file), String(change)).toBe('Cached')
  }
})
