import { brotliCompressSync } from 'node:zlib'
import type { SitePage } from '../../renderer/content/page-list.ts'
import { textHash } from '../../renderer/output/text-hash.ts'
import type { Expected } from '../../scripts/watch/watch-site.ts'
import { watch } from '../../scripts/watch.ts'
import { runCommand } from '../recorded-output.ts'
import { startServer } from './server.ts'

const pageAt = (address: string, kind: SitePage['kind']): [string, SitePage] => [
  address,
  { kind, address, slugs: [], language: 'en', group: 'main', files: [], isDraft: false },
]
export const url = 'https://www.sample.example'
export const phone = 'tel:+13055550142'
export const expected: Expected = {
  url,
  relay: { service: 'FormSubmit', endpoint: '' },
  pages: new Map([pageAt('/', 'home'), pageAt('/about', 'page'), pageAt('/warranty', 'page')]),
  leadPages: new Set(),
  redirects: new Map([['/old', '/about']]),
  phone,
  headers: () => ({ 'X-Sample': 'one; two' }),
}
export const withRelay = (endpoint: string): Expected => ({
  ...expected,
  relay: { ...expected.relay, endpoint },
})

export type Served = {
  status?: number
  headers?: Record<string, string>
  body?: string
}

export const pageOf = (path: string, body: string, relay = '/relay') => `<!doctype html><html><head>
  <title>Sample</title><link rel="canonical" href="${url}${path}"/></head><body>
  <a href="${phone}">Call</a>${body}
  <script type="application/json" id="relay">{"service":"FormSubmit","endpoint":"${relay}"}</script></body></html>`
export const home = pageOf('/', '<a href="/about#team">About</a><img alt="" src="/roof.webp">')
export const about = pageOf(
  '/about',
  '<a href="/">Home</a><a href="mailto:a@sample.example">Mail</a>',
)

const warranty = pageOf('/warranty', '')
export const expired = pageOf(
  '/about',
  '<li data-until="2020-01-31">Free</li><li data-until="9999-12-31">New</li>',
)

export const movedTo = (location: string, status = 301): Served => ({
  status,
  headers: { location },
})
const siteMap = ['/', '/about', '/warranty', '/unknown'].map(
  (address) => `<url><loc>${url}${address}</loc></url>`,
)

/** A site that has nothing wrong with it. */
const healthy: Record<string, Served> = {
  '/': { body: home },
  '/about': { body: about },
  '/warranty': { body: warranty },
  '/old': movedTo('/about'),
  '/roof.webp': { headers: { 'content-type': 'image/webp' } },
  '/relay': { status: 405 },
  '/relay/ajax': { body: '{"success":"true"}' },
  '/site-map.xml': { body: siteMap.join('') },
  '/page-hashes.json': { body: JSON.stringify({ '/about': textHash(about) }) },
  '/service-worker.js': {},
  '/offline.txt': {},
  '/robots.txt': { body: 'User-agent: *\nAllow: /\n\nUser-agent: SampleBot\nDisallow: /\n' },
}

export const startSite = (served: Record<string, Served>) => {
  const answers = { ...healthy, ...served }
  return startServer(({ url: path = '' }, response) => {
    const answer: Served = answers[path] ?? { status: 404, body: pageOf(path, '') }
    const { status = 200, headers, body = '' } = answer
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'x-sample': 'one;two',
      'content-encoding': 'br',
      ...headers,
    })
    response.end(brotliCompressSync(body))
  })
}

export const run = (args: string[], site = expected) =>
  runCommand(
    watch(() => site),
    args,
  )

export const watchSite = async (served: Record<string, Served>, ...args: string[]) =>
  run([(await startSite(served)).origin, ...args])

export const aboutWith = (answer: Served) => ({ '/about': { body: about, ...answer } })
export const aboutSays = (body: string) => aboutWith({ body: pageOf('/about', body) })
export const withLink = (link: string) => ({
  '/': { body: pageOf('/', `<a href="${link}">Link</a>`) },
})
