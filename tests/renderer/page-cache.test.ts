import { rmSync, truncateSync, utimesSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import {
  cachedPageFile,
  cachePageFile,
  planPages,
  writeCachedPages,
} from '../../renderer/build/page-cache.ts'
import { pruneCache } from '../../renderer/cache.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const key = { code: 'code', site: 'index', own: 'files' }

/** Caches a page in a folder of its own, and returns the name of its file there. */
const cachePage = () => {
  const here = process.cwd()
  process.chdir(temporaryFolder('pages'))
  onTestFinished(() => process.chdir(here))
  const name = cachePageFile('<p>About</p>', '.html')
  writeCachedPages({ '/about': { key, files: { 'about.html': name }, styles: [], textHash: '' } })
  return name
}

const whyRendered = (now: typeof key | undefined, address = '/about') =>
  planPages(new Map([[address, now]]))[address]?.reason

test('a page is rendered if a part of its cache key has changed, which the build names', () => {
  cachePage()
  expect(whyRendered(key)).toBeUndefined()
  expect(whyRendered(key, '/new')).toBe('it is new')
  expect(whyRendered(undefined)).toBe('it is not about the content')
  expect(whyRendered({ ...key, code: 'other' })).toBe('the code has changed')
  expect(whyRendered({ ...key, site: 'other' })).toBe('the index of the site has changed')
  expect(whyRendered({ ...key, own: 'other' })).toBe('its own files have changed')
})

test('a page is rendered if its cached HTML is missing', () => {
  rmSync(cachedPageFile(cachePage()))
  expect(whyRendered(key)).toBe('its cached file is missing')
})

test('pages are rendered if the manifest of the cache was cut short', () => {
  cachePage()
  truncateSync('.cache/pages.json', 20)
  expect(whyRendered(key)).toBe('it is new')
})

test('cached files are deleted after a month', () => {
  const name = cachePage()
  pruneCache('pages')
  expect(whyRendered(key)).toBeUndefined()
  const month = 31 * 24 * 60 * 60
  const then = Date.now() / 1000 - month
  utimesSync(cachedPageFile(name), then, then)
  pruneCache('pages')
  expect(whyRendered(key)).toBe('its cached file is missing')
})
