import { expect, test } from 'vitest'
import { answerTo } from '../../renderer/output/delivery/addresses.ts'

const files = ['/index', '/about', '/services', '/services/tile', '/404', '/es', '/es/404']
const has = (file: string) =>
  files.some((name) => file === `${name}.html`) ||
  ['/robots.txt', '/_headers', '/assets/a.js'].includes(file)
const redirects = new Map([
  ['/us', '/about'],
  ['/top', '/about#top'],
  ['/añejo', '/about'],
  ['/shop', 'https://shop.example/?a=1#top'],
  ['/plan', 'https://example.com/plan–2026'],
])
const answer = (url: string) => answerTo(url, { has, redirects })

test('a page is at its address without an ending, also where a folder has the same name', () => {
  for (const [url, file] of Object.entries({
    '/': '/index.html',
    '/about?a=b': '/about.html',
    '/%61bout': '/about.html',
    '/services': '/services.html',
    '/services/tile': '/services/tile.html',
    '/es': '/es.html',
    '/robots.txt': '/robots.txt',
    '/assets/a.js?b': '/assets/a.js',
  }))
    expect(answer(url), url).toEqual({ status: 200, file })
})

test('other spellings of an address, and those of old, are sent on in one step for good, with their query', () => {
  for (const [url, location] of Object.entries({
    '/about/': '/about',
    '/about.html?a=b?c': '/about?a=b?c',
    '/index.html': '/',
    '/es/?a': '/es?a',
    '/us': '/about',
    '/us/?a': '/about?a',
    '/us.html': '/about',
    '/top?a': '/about?a#top',
    '/a%C3%B1ejo/': '/about',
    '/an%CC%83ejo?a=b': '/about?a=b',
    '/shop?b=2': 'https://shop.example/?a=1&b=2#top',
    '/plan': 'https://example.com/plan%E2%80%932026',
  }))
    expect(answer(url), url).toEqual({ status: 301, location })
})

test('what is not there is answered by the not-found page of its language', () => {
  const english = `/nowhere /nowhere/ /nowhere.html /404 /404.html /404/ /About /US /essay /assets
    /assets/ /services/index.html /robots.txt/ /_headers /.env //about //site.example/ /% /%zz`
  for (const url of english.split(/\s+/))
    expect(answer(url), url).toEqual({ status: 404, file: '/404.html' })
  for (const url of ['/es/nowhere', '/es/404', '/es/404.html?a', '/es/about'])
    expect(answer(url), url).toEqual({ status: 404, file: '/es/404.html' })
})
