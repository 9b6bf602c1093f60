import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { kilobyte } from '../../scripts/report/weight.ts'
import { expect, test } from '../strict-test.ts'
import { builtPages, pagePaths, readSiteFile, siteFiles, siteFolder } from './built-site.ts'
import { business } from './content.ts'

const pathOf = (address: string) => new URL(address).pathname

test('robots.txt names the site map, under the address of the site', () => {
  expect(readSiteFile('/robots.txt')).toContain(`Sitemap: ${business.url}/site-map.xml\n`)
  expect(siteFiles).toContain('/site-map.xml')
})

test('a day on which a page changed is a day, and not in the future', () => {
  const days = [...readSiteFile('/site-map.xml').matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(
    (match) => match[1] ?? '',
  )
  expect(days.length).toBeGreaterThan(0)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > tomorrow)).toEqual([])
})

test('every page has a picture for share previews: a JPEG of 1200 by 630 pixels and at most 100 KB', async () => {
  const wrong: string[] = []
  for (const { path, html } of builtPages) {
    const file = pathOf(
      /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? 'https://none.example',
    )
    if (!siteFiles.includes(file)) {
      wrong.push(`${path} wants ${file}, which is not there`)
      continue
    }
    const { format, width, height } = await sharp(siteFolder + file).metadata()
    const { size } = statSync(siteFolder + file)
    if (format !== 'jpeg' || width !== 1200 || height !== 630 || size > 100 * kilobyte)
      wrong.push(`${file}: ${format}, ${width}x${height}, ${size} bytes`)
  }
  expect(wrong).toEqual([])
})

test('no picture for share previews is there that no page asks for', () => {
  const asked = new Set(
    builtPages.map(({ html }) =>
      pathOf(
        /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? 'https://none.example',
      ),
    ),
  )
  expect(siteFiles.filter((file) => file.startsWith('/social/') && !asked.has(file))).toEqual([])
})

test('llms.txt names every page once', () => {
  const addresses = [
    ...readSiteFile('/llms.txt').matchAll(/^- \[.+\]\((https:[^)]+)\): .+$/gm),
  ].map((match) => pathOf(match[1] ?? ''))
  expect(addresses.sort()).toEqual([...pagePaths].sort())
})

test('the icons of the web app manifest are there, in the sizes it says', async () => {
  const { icons } = JSON.parse(readFileSync(`${siteFolder}/site.webmanifest`, 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons.map(({ src }) => src)).toEqual([
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ])
  for (const { src, sizes } of icons) {
    const { format, width, height } = await sharp(siteFolder + src).metadata()
    expect([format, `${width}x${height}`], src).toEqual(['png', sizes])
  }
})

test('the icon for the home screen of an iPhone covers its whole square', async () => {
  const { width, height, hasAlpha } = await sharp(`${siteFolder}/apple-touch-icon.png`).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false })
})
