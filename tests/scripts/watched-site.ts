import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { cacheControl, headersAt } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import { watchCommand } from '../../scripts/watch.ts'
import { sampleFolder } from '../content/sample.ts'
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

/** The sample, with leads sent to this relay. */
export const siteWith = (formRelay = '') => siteOf({ ...sampleFolder, formRelay })
export const site = siteWith()
export const contact = addressOf(linkedPages.contact)

type Answer = { status?: number; headers?: Record<string, string>; body?: string }
/** The responses of a site by path. */
export type Served = Readonly<Record<string, Answer>>

/** Returns a healthy page with this in its text, whose forms are sent to this relay. */
export const pageOf = (
  body = '',
  endpoint: string = sitePaths.relay,
  service = 'FormSubmit',
): string =>
  `<!doctype html><html><head><title>Sample</title></head><body id="top">${body}
  <script type="application/json" id="relay">${JSON.stringify({ service, endpoint })}</script></body></html>`

const home = pageOf(`<a href="${contact}#top">Contact</a><img alt="" src="/roof.webp">
  <a href="mailto:a@sample.example">Mail</a>`)

/** A healthy site. */
const healthy: Served = {
  ...Object.fromEntries(site.pages.map(({ address }) => [address, { body: pageOf(address) }])),
  '/': { body: home },
  ...{ '/roof.webp': {}, '/relay/ajax': { body: '{"success":"true"}' } },
}

/** Returns the list of pages of a build that has made these. */
const listOf = (served: Served): Served => {
  const hashes = site.pages.map(({ address }) => [address, textHash(served[address]?.body ?? '')])
  return { [sitePaths.pageHashes]: { body: JSON.stringify(Object.fromEntries(hashes)) } }
}

/** The list of a healthy site, for one whose pages were changed after the build. */
export const healthyList = listOf(healthy)

/** Serves a site that was built with these responses in place of healthy ones. */
export const startSite = (served: Served, facts = siteFacts(site)) => {
  const all = { ...healthy, ...served }
  const answers = { ...listOf(all), ...all }
  return startServer(({ url: path = '', method }, response) => {
    const { status = 200, headers, body = '' } = answers[path] ?? { status: 404 }
    const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl(path) }
    response.writeHead(status, { ...headersAt(path, facts), ...type, ...headers })
    response.end(method === 'HEAD' ? undefined : body)
  })
}

export const run = (args: readonly string[], content = site) =>
  runCommand(
    watchCommand(() => content),
    args,
  )

/** Watches a site that was built with these responses in place of healthy ones. */
export const watch = async (served: Served, args: readonly string[] = []) =>
  run([(await startSite(served)).origin, ...args])
