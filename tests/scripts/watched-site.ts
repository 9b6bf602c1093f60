import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import type { Expected } from '../../scripts/watch/expected.ts'
import { watchCommand } from '../../scripts/watch.ts'
import { runCommand } from '../recorded-output.ts'
import { startLocalServer } from '../servers.ts'

/** A request as received by the server. */
type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** Starts a server for one test, which records the requests. */
export const startServer = async (answer: RequestListener) => {
  const requests: Received[] = []
  const server = await startLocalServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers, body: await text(request) })
    answer(request, response)
  })
  onTestFinished(server.stop)
  return { ...server, requests }
}

export const url = 'https://www.sample.example'
export const expected: Expected = {
  url,
  relay: { service: 'FormSubmit', endpoint: '' },
  pages: new Map([
    ['/', true],
    ['/about', true],
    ['/warranty', false],
  ]),
  redirects: new Map([['/old', '/about']]),
  headers: () => ({ 'X-Sample': 'one; two' }),
}
export const withRelay = (endpoint: string): Expected => ({
  ...expected,
  relay: { ...expected.relay, endpoint },
})

type Answer = { status?: number; headers?: Record<string, string>; body?: string }
/** The responses of a site by path. */
export type Served = Record<string, Answer>

const data = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json}</script>`

/** Returns a healthy page with this in its text. */
const pageOf = (path: string, body: string, relay = '/relay') => `<!doctype html><html><head>
  <title>Sample</title><link rel="canonical" href="${url}${path}"/></head><body>
  ${body}
  ${data('relay', `{"service":"FormSubmit","endpoint":"${relay}"}`)}</body></html>`
export const home = pageOf('/', '<a href="/about#team">About</a><img alt="" src="/roof.webp">')
export const about = pageOf(
  '/about',
  '<p id="team">Us</p><a href="/">Home</a><a href="mailto:a@sample.example">Mail</a>',
)
export const expired = pageOf(
  '/about',
  '<li data-until="2020-01-31">Free</li><li data-until="9999-12-31">New</li>',
)

/** A healthy site. */
const healthy: Served = {
  '/': { body: home },
  '/about': { body: about },
  '/warranty': { body: pageOf('/warranty', '') },
  '/old': { status: 301, headers: { location: '/about' } },
  '/roof.webp': { headers: { 'content-type': 'image/webp' } },
  '/relay': { status: 405 },
  '/relay/ajax': { body: '{"success":"true"}' },
  '/site-map.xml': {},
  '/service-worker.js': {},
  '/offline.txt': {},
  '/robots.txt': { body: 'User-agent: *\nAllow: /\n\nUser-agent: SampleBot\nDisallow: /\n' },
}

/** The list of the pages of a site, with their hashes. */
const hashesOf = (site: Served): Answer => {
  const pages = [...expected.pages.keys()]
  const hashes = pages.map((address) => [address, textHash(site[address]?.body ?? '')])
  return { body: JSON.stringify(Object.fromEntries(hashes)) }
}
export const healthyHashes = { '/page-hashes.json': hashesOf(healthy) }

/** Serves a site with these responses in place of healthy ones. */
export const startSite = (served: Served) => {
  const site = { ...healthy, ...served }
  const answers: Served = { '/page-hashes.json': hashesOf(site), ...site }
  return startServer(({ url: path = '', method }, response) => {
    const answer: Answer = answers[path] ?? { status: 404, body: pageOf(path, '') }
    const { status = 200, headers, body = '' } = answer
    const type = { 'content-type': 'text/html; charset=utf-8', 'x-sample': 'one;two' }
    response.writeHead(status, { ...type, ...headers })
    response.end(method === 'HEAD' ? undefined : body)
  })
}

export const run = (args: string[], site = expected) =>
  runCommand(
    watchCommand(() => site),
    args,
  )

/** Watches a site with these responses in place of healthy ones. */
export const watch = async (served: Served, args: string[] = [], site = expected) =>
  run([(await startSite(served)).origin, ...args], site)

/** Returns a page with this in its text, whose forms are sent to this relay. */
export const says = (path: string, body: string, relay?: string): Served => ({
  [path]: { body: pageOf(path, body, relay) },
})
export const aboutWith = (answer: Answer): Served => ({ '/about': { body: about, ...answer } })
