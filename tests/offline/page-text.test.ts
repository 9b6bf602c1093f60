import { expect, test } from 'vitest'
import {
  filesOf,
  isVisitorsPage,
  titleIn,
  withCachedPages,
  withSavedLine,
} from '../../components/offline/page-text.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'

const offline = `<ul id="kept-pages"><li><a href="/">Home</a></li></ul><template id="saved-copy"><p>Saved on <data value="saved"></data>.</p></template>`
const page = (lang: string) =>
  `<html lang="${lang}"><body><header></header><main id="main" class="a"><h1>Roofs</h1></main></body></html>`

test('the line is the first thing in the page, and says when it was saved in its language', () => {
  const date = 'Tue, 02 Jun 2026 12:00:00 GMT'
  expect(withSavedLine(page('en-US'), offline, date)).toMatch(
    /<main id="main" class="a"><p>Saved on June [123], 2026 at [^<]+\.<\/p><h1>/,
  )
  expect(withSavedLine(page('es-US'), offline, date)).toMatch(/<p>Saved on [123] de junio de 2026/)
})

test('a page without a date, or without a line to put in, is shown nevertheless', () => {
  expect(withSavedLine(page('en-US'), offline, '')).toContain('Saved on ?.')
  expect(withSavedLine(page('en-US'), '', '')).toBe(page('en-US'))
})

test('pages that were seen are added to the list, but none twice', () => {
  const seen = [
    { address: '/', title: 'Home again' },
    { address: '/about', title: 'Q&amp;A for $1' },
  ]
  expect(withCachedPages(offline, seen)).toContain(
    '<li><a href="/">Home</a></li><li><a href="/about">Q&amp;A for $1</a></li></ul>',
  )
})

test('the title of a page goes without the name of the company, in HTML as it is', () => {
  expect(titleIn('<title>Day &amp; night | Roofs | Company</title>')).toBe(
    'Day &amp; night | Roofs',
  )
  expect(titleIn('<title>Roofs</title>')).toBe('Roofs')
})

test('the files of a page are its scripts, styles and fonts: no pictures, no pages, none twice', () => {
  const html =
    '<link rel="preload" href="/assets/a.woff2"/><link href="/assets/a.woff2"><script src="/assets/b.js"></script><img src="/pictures/c.avif"><a href="/about"><img src="https://other.example/assets/d.js">'
  expect(filesOf(html)).toEqual(['/assets/a.woff2', '/assets/b.js'])
})

test('only pages for visitors pass through the service worker', () => {
  const { cms, relay, inbox, manual, parts, manifest, siteMap, offlineSwitch } = sitePaths
  for (const path of ['/', '/es', '/about.html', '/guides/a.b-c', '/relays', '/administration'])
    expect(isVisitorsPage(path), path).toBe(true)
  for (const path of [cms, `${cms}/`, relay, `${relay}/ajax`, inbox, manual, parts])
    expect(isVisitorsPage(path), path).toBe(false)
  for (const file of [manifest, siteMap, offlineSwitch]) expect(isVisitorsPage(file)).toBe(false)
})
