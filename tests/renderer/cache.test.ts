import * as fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cachedFile, jsonCache, pruneCache, writeWhole } from '../../renderer/cache.ts'
import { oneAtATime } from '../../renderer/output/one-at-a-time.ts'
import {
  cachedPageFile,
  cachePageFile,
  readCachedPages,
  whyStale,
  writeCachedPages,
} from '../../renderer/output/page-cache.ts'
import { siteFolder } from '../../renderer/output/site-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

beforeEach(() => {
  const here = process.cwd()
  process.chdir(temporaryFolder('cache'))
  onTestFinished(() => process.chdir(here))
})

const read = (file: string) => fs.readFileSync(file, 'utf8')
/** Makes a file older by some seconds. */
const age = (file: string, seconds: number) => {
  const then = Date.now() / 1000 - seconds
  fs.utimesSync(file, then, then)
}

const key = { code: 'code', site: 'index', own: 'files' }

/** Caches a page, and returns the path of its file there. */
const cachePage = () => {
  const name = cachePageFile('<p>About</p>', '.html')
  writeCachedPages({ '/about': { key, files: { 'about.html': name }, textHash: '' } })
  return cachedPageFile(name)
}
const whyRendered = (now: typeof key | undefined, address = '/about') =>
  whyStale(readCachedPages()[address], now)

test('a page is rendered if a part of its cache key has changed, and the build names that part', () => {
  cachePage()
  expect(whyRendered(key)).toBeUndefined()
  expect(whyRendered(key, '/new')).toBe('it is new')
  expect(whyRendered(undefined)).toBe('it is not about the content')
  expect(whyRendered({ ...key, code: 'other' })).toBe('the code has changed')
  expect(whyRendered({ ...key, site: 'other' })).toBe('the index of the site has changed')
  expect(whyRendered({ ...key, own: 'other' })).toBe('its own files have changed')
})

test('a page is rendered if its cached HTML is damaged or gone after a month, or if the manifest is', () => {
  const file = cachePage()
  pruneCache('pages')
  expect(whyRendered(key)).toBeUndefined()
  age(file, 31 * 24 * 60 * 60)
  pruneCache('pages')
  expect(whyRendered(key)).toBe('its cached file is damaged')
  for (const damage of ['', '<p>Abo', '<p>About</p><!-- x -->']) {
    cachePage()
    expect(whyRendered(key)).toBeUndefined()
    fs.writeFileSync(file, damage)
    expect(whyRendered(key)).toBe('its cached file is damaged')
  }
  fs.truncateSync('.cache/pages.json', 20)
  expect(whyRendered(key)).toBe('it is new')
})

test('a value is cached as long as each run uses it, and made again if the file is damaged', () => {
  const run = (...keys: string[]) => {
    const { get, save } = jsonCache<string>('sample')
    const values = keys.map((name) => get(name, () => 'new'))
    save()
    return values
  }
  writeWhole('.cache/sample.json', JSON.stringify({ a: 'cached', b: 'cached' }))
  expect(run()).toEqual([])
  expect(run('a', 'c')).toEqual(['cached', 'new'])
  expect(run('a', 'b')).toEqual(['cached', 'new'])
  fs.truncateSync('.cache/sample.json', 8)
  expect(run('a')).toEqual(['new'])
  expect(JSON.parse(read('.cache/sample.json'))).toEqual({ a: 'new' })
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

test.each<[what: string, change: () => void]>([
  ['added to', () => fs.appendFileSync('client/page.html', '<!-- x -->')],
  ['edited', () => fs.writeFileSync('client/page.html', 'Edited')],
  ['emptied', () => fs.truncateSync('client/page.html')],
  ['deleted', () => fs.rmSync('client/page.html')],
  ['written anew', () => siteFolder('client').write('page.html', 'Another')],
])(
  'a file of the site that is %s stays in the cache, and the next build restores it',
  (_, change) => {
    fs.writeFileSync('cached', 'Cached')
    // Cached by an earlier build, not within the same millisecond.
    fs.utimesSync('cached', 1, 1)
    siteFolder('client').place('page.html', 'cached')
    change()
    expect(read('cached')).toBe('Cached')
    siteFolder('client').place('page.html', 'cached')
    expect(read('client/page.html')).toBe('Cached')
  },
)

test('a build deletes files that are not part of the site, and folders that become empty', () => {
  const site = siteFolder('client')
  site.write('about.html', 'About')
  fs.mkdirSync('client/empty')
  for (const file of ['gone.html', 'es/services/gone.html', 'left.js'])
    writeWhole(`client/${file}`, 'x')
  site.keep('left.js')
  site.removeOthers()
  expect(fs.readdirSync('client').sort()).toEqual(['about.html', 'left.js'])
})

test('of two builds in one folder, the second waits for the first', async () => {
  const wait = vi.fn()
  const steps: string[] = []
  const build = (name: string) => async () => {
    steps.push(`${name} begins`)
    await pause(200)
    steps.push(`${name} ends`)
  }
  await Promise.all(['one', 'two'].map((name) => oneAtATime('lock', wait, build(name))))
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(wait).toHaveBeenCalledOnce()
})

test('a build does not wait for one that failed or was killed, or for another process with the same id', async () => {
  const wait = vi.fn()
  const fail = () => Promise.reject(new Error('broken'))
  await expect(oneAtATime('lock', wait, fail)).rejects.toThrow('broken')
  const lock = await oneAtATime('lock', wait, async () => read('lock'))
  expect(lock).toContain(String(process.pid))
  // Other systems do not report when a process started.
  const reused = process.platform === 'linux' ? [`${process.pid} 1`] : []
  for (const left of ['999999999', '999999999 1', '', 'x', '0', '-1', ...reused]) {
    fs.writeFileSync('lock', left)
    age('lock', 60)
    expect(await oneAtATime('lock', wait, async () => 'run'), left).toBe('run')
  }
  expect(wait).not.toHaveBeenCalled()
})

test('a build waits for a process that has not written its id yet', async () => {
  fs.writeFileSync('lock', '')
  const wait = vi.fn(() => fs.rmSync('lock'))
  expect(await oneAtATime('lock', wait, async () => 'run')).toBe('run')
  expect(wait).toHaveBeenCalledWith('a process that has just begun')
})
