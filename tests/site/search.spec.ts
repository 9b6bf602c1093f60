import { statSync } from 'node:fs'
import sharp from 'sharp'
import {
  addressIn,
  allLanguages,
  languageAt,
  languages,
  originalAddress,
} from '../../content/schema/languages.ts'
import { expect, test } from '../strict-test.ts'
import {
  builtPages,
  htmlOf,
  pagePaths,
  pagesByLanguage,
  readSiteFile,
  siteFiles,
  siteFolder,
} from './built-site.ts'
import { business } from './content.ts'
import { kilobyte } from './weight.ts'

/** What search engines, share previews and home screens get. */

const siteMap = readSiteFile('/site-map.xml')
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '')
const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const canonicalOf = (html: string) => find(html, /<link rel="canonical" href="([^"]+)"/)

/** The versions of a page by the name of their language. */
const alternatesIn = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, name = '', href = '']) => [name, href] as const,
    ),
  )

test('every page has its own address, and a unique title and description in its language', () => {
  for (const { path, html } of builtPages)
    expect(canonicalOf(html)).toBe(business.url + (path === '/' ? '' : path))
  for (const pages of pagesByLanguage)
    for (const pattern of [
      /<title>([^<]+)<\/title>/,
      /<meta name="description" content="([^"]+)"/,
    ]) {
      const values = pages.map(({ html }) => find(html, pattern))
      expect(
        values.filter((value, index) => value === '' || values.indexOf(value) !== index),
      ).toEqual([])
    }
})

test('every page names its language and its versions in all others, which name it too', () => {
  for (const { path, html } of builtPages) {
    const { locale } = languages[languageAt(path)]
    expect(html, path).toContain(`<html lang="${locale}" `)
    expect(html, path).toContain(`property="og:locale" content="${locale.replace('-', '_')}"`)
    const versions = alternatesIn(html)
    const existing = allLanguages.filter((language) =>
      pagePaths.includes(addressIn(language, originalAddress(path))),
    )
    expect([...versions.keys()], path).toEqual(
      existing.length > 1 ? [...existing, 'x-default'] : [],
    )
    for (const version of versions.values()) {
      const other = htmlOf(version.slice(business.url.length) || '/')
      expect(canonicalOf(other), path).toBe(version)
      expect([...alternatesIn(other)], path).toEqual([...versions])
    }
    const inMap = new RegExp(`<loc>${canonicalOf(html)}</loc>.*`).exec(siteMap)?.[0] ?? ''
    expect(inMap.match(/hreflang=/g)?.length ?? 0, path).toBe(versions.size)
  }
})

test('the site map and llms.txt name every page once, and robots.txt names the site map', () => {
  const lists = {
    siteMap: [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)],
    llms: [...readSiteFile('/llms.txt').matchAll(/^- \[.+\]\((https:[^)]+)\): .+$/gm)],
  }
  for (const [name, found] of Object.entries(lists))
    expect(found.map(([, address = '']) => pathOf(address)).sort(), name).toEqual(
      [...pagePaths].sort(),
    )
  expect(readSiteFile('/robots.txt')).toContain(`Sitemap: ${business.url}/site-map.xml\n`)
})

test('every page has a share picture of 1200 by 630 px and at most 100 KB, and no other exists', async () => {
  const pictures = new Set(
    builtPages.map(({ html }) => pathOf(find(html, /<meta property="og:image" content="([^"]+)"/))),
  )
  expect(siteFiles.filter((file) => file.startsWith('/social/')).sort()).toEqual(
    [...pictures].sort(),
  )
  for (const file of pictures) {
    const { format, width, height } = await sharp(siteFolder + file).metadata()
    expect([format, width, height], file).toEqual(['jpeg', 1200, 630])
    expect(statSync(siteFolder + file).size, file).toBeLessThanOrEqual(100 * kilobyte)
  }
})

test('the icons of home screens exist in their sizes, and that of an iPhone is opaque', async () => {
  const { icons } = JSON.parse(readSiteFile('/site.webmanifest')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons).toHaveLength(3)
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { format, width, height, hasAlpha } = await sharp(siteFolder + src).metadata()
    expect([format, `${width}x${height}`], src).toEqual(['png', sizes])
    if (src.startsWith('/apple')) expect(hasAlpha).toBe(false)
  }
})
