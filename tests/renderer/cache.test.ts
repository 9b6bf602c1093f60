import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cachedFile, jsonCache, pruneCache, writeWhole } from '../../renderer/cache.ts'
import { compressSite } from '../../renderer/output/compress.ts'
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

const key = { code: 'code', site: 'index', own: 'files' }

/** Caches a page, and returns the path of its file there. */
const cachePage = () => {
  const name = cachePageFile('<p>About</p>', '.html')
  const page = { key, files: { 'about.html': name }, textHash: '' }
  writeCachedPages({ '/about': page })
  return cachedPageFile(name)
}

const whyRendered = (now: typeof key | undefined, address = '/about') =>
  whyStale(readCachedPages()[address], now)

test('a page is rendered if a part of its cache key has changed, which the build names', () => {
  cachePage()
  expect(whyRendered(key)).toBeUndefined()
  expect(whyRendered(key, '/new')).toBe('it is new')
  expect(whyRendered(undefined)).toBe('it is not about the content')
  expect(whyRendered({ ...key, code: 'other' })).toBe('the code has changed')
  expect(whyRendered({ ...key, site: 'other' })).toBe('the index of the site has changed')
  expect(whyRendered({ ...key, own: 'other' })).toBe('its own files have changed')
})

test('a page is rendered if its cached HTML is gone after a month or damaged, or the manifest is', () => {
  const file = cachePage()
  pruneCache('pages')
  expect(whyRendered(key)).toBeUndefined()
  const monthAgo = Date.now() / 1000 - 31 * 24 * 60 * 60
  utimesSync(file, monthAgo, monthAgo)
  pruneCache('pages')
  expect(whyRendered(key)).toBe('its cached file is damaged')
  for (const damage of ['', '<p>Abo', '<p>About</p><!-- x -->']) {
    cachePage()
    expect(whyRendered(key)).toBeUndefined()
    writeFileSync(file, damage)
    expect(whyRendered(key)).toBe('its cached file is damaged')
  }
  truncateSync('.cache/pages.json', 20)
  expect(whyRendered(key)).toBe('it is new')
})

/** What a run gets for some keys; it makes `new` for what is not cached. */
const run = (...keys: string[]): string[] => {
  const { get, save } = jsonCache<string>('sample')
  const values = keys.map((name) => get(name, () => 'new'))
  save()
  return values
}

test('a value is cached as long as each run asks for it, and made again if the file is damaged', () => {
  const file = '.cache/sample.json'
  writeWhole(file, JSON.stringify({ a: 'cached', b: 'cached' }))
  expect(run()).toEqual([])
  expect(run('a', 'c')).toEqual(['cached', 'new'])
  expect(run('a', 'b')).toEqual(['cached', 'new'])
  truncateSync(file, 8)
  expect(run('a')).toEqual(['new'])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 'new' })
})

test('what happens to a file of the site does not change it in the cache, and the next build undoes it', () => {
  writeFileSync('cached', 'Cached')
  const changes = [
    () => appendFileSync('client/page.html', '<!-- x -->'),
    () => writeFileSync('client/page.html', 'Edited'),
    () => truncateSync('client/page.html'),
    () => rmSync('client/page.html'),
    () => siteFolder('client').write('page.html', 'Another'),
  ]
  for (const change of changes) {
    siteFolder('client').place('page.html', 'cached')
    change()
    expect(readFileSync('cached', 'utf8')).toBe('Cached')
    siteFolder('client').place('page.html', 'cached')
    expect(readFileSync('client/page.html', 'utf8')).toBe('Cached')
  }
})

test('a build deletes what it has not put into the site, with folders that hold nothing else', () => {
  const site = siteFolder('client')
  site.write('about.html', 'About')
  mkdirSync('client/es/services', { recursive: true })
  mkdirSync('client/empty')
  for (const file of ['gone.html', 'es/services/gone.html', 'left.js'])
    writeFileSync(`client/${file}`, 'x')
  site.leave('left.js')
  site.removeOthers()
  expect(readdirSync('client').sort()).toEqual(['about.html', 'left.js'])
})

test('of two builds in one folder, the second waits for the first', async () => {
  const wait = vi.fn()
  const steps: string[] = []
  const build = (name: string) => async () => {
    steps.push(`${name} begins`)
    await pause(200)
    steps.push(`${name} ends`)
  }
  const builds = ['one', 'two'].map((name) => oneAtATime('lock', wait, build(name)))
  await Promise.all(builds)
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(wait).toHaveBeenCalledOnce()
  expect(existsSync('lock')).toBe(false)
})

test('a build that fails or was killed lets the next one run, and so does a lock that says nothing', async () => {
  const wait = vi.fn()
  const fail = () => Promise.reject(new Error('broken'))
  await expect(oneAtATime('lock', wait, fail)).rejects.toThrow('broken')
  for (const left of ['999999999', '999999999 1', '', 'x', '0', '-1']) {
    writeFileSync('lock', left)
    const before = Date.now() / 1000 - 60
    utimesSync('lock', before, before)
    expect(await oneAtATime('lock', wait, async () => 'run'), left).toBe('run')
  }
  expect(wait).not.toHaveBeenCalled()
})

test('a build does not wait for another process that has got the number of a killed one', async () => {
  const lock = await oneAtATime('lock', vi.fn(), async () => readFileSync('lock', 'utf8'))
  const [pid, start] = lock.split(' ')
  expect(pid).toBe(String(process.pid))
  // Others do not tell when a process began.
  if (process.platform !== 'linux') return
  writeFileSync('lock', `${pid} ${Number(start) - 1}`)
  const wait = vi.fn(() => rmSync('lock'))
  expect(await oneAtATime('lock', wait, async () => 'run')).toBe('run')
  expect(wait).not.toHaveBeenCalled()
  writeFileSync('lock', '')
  await oneAtATime('lock', wait, async () => 'run')
  expect(wait).toHaveBeenCalledWith('a process that has just begun')
})

test('an empty file in the cache is made again, and a disk that is full leaves none', async () => {
  for (const left of [undefined, '']) {
    if (left !== undefined) writeFileSync('.cache/sample/a', left)
    const file = await cachedFile('sample/a', async () => 'made')
    expect(readFileSync(file, 'utf8')).toBe('made')
  }
  // A device of Linux that is always full.
  if (existsSync('/dev/full')) {
    symlinkSync('/dev/full', `.cache/sample/b.${process.pid}`)
    expect(() => writeWhole('.cache/sample/b', 'text')).toThrow('ENOSPC')
  }
  expect(readdirSync('.cache/sample')).toEqual(['a'])
})

test('texts of a site are compressed beside them, but for short ones and pictures', async () => {
  const text = `<p>${'A sample of a page. '.repeat(200)}`
  const site = siteFolder('.')
  site.write('page.html', text)
  site.write('short.html', '<p>')
  site.write('picture.avif', text)
  await compressSite(site)
  expect(brotliDecompressSync(readFileSync('page.html.br')).toString()).toBe(text)
  expect(gunzipSync(readFileSync('page.html.gz')).toString()).toBe(text)
  expect(existsSync('short.html.br')).toBe(false)
  expect(existsSync('picture.avif.gz')).toBe(false)
})
