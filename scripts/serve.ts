import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import compression from 'compression'
import sirv from 'sirv'
import { canonicalPath } from '../components/layout/canonical-path.ts'
import { leadsFile } from './relay/dev-plugin.ts'
import { inboxStore } from './relay/inbox-store.ts'
import { relay } from './relay/relay.ts'

/**
 * `npm run serve`, the last step of `npm start`: serves the built site like a static host, with the
 * local relay and inbox.
 */
const folder = 'dist/client'
const port = Number(process.env.PORT ?? 3000)

const notFound = readFileSync(`${folder}/404.html`)
const sendNotFound = (response: ServerResponse) => {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(notFound)
}

const handleForm = relay(inboxStore(leadsFile))

const handleFile = sirv(folder, {
  extensions: ['html'],
  etag: true,
  setHeaders(response, path) {
    if (/^\/(assets|pictures)\//.test(path))
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  },
  onNoMatch: (_request, response) => sendNotFound(response),
})

/**
 * Where to redirect an alternative address of a page, such as `/about/`; undefined for canonical
 * addresses and files.
 */
const redirectOf = (url: string): string | undefined => {
  const [path = '/', query] = url.split('?')
  const isFile = /\.(?!html$)\w+$/i.test(path)
  const canonical = isFile ? path : canonicalPath(path)
  return canonical === path ? undefined : canonical + (query === undefined ? '' : `?${query}`)
}

const handlePage = (request: IncomingMessage, response: ServerResponse) => {
  const url = request.url ?? '/'
  const redirect = redirectOf(url)
  if (redirect !== undefined) {
    response.writeHead(301, { location: redirect })
    response.end()
  } else if (/^\/404(\?|$)/.test(url)) sendNotFound(response)
  else handleFile(request, response)
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/**
 * Compresses responses, as static hosts do. The library's types are for Express, but plain requests
 * work.
 */
const compress = compression() as unknown as Handler

createServer((request, response) =>
  compress(request, response, () =>
    handleForm(request, response, () => handlePage(request, response)),
  ),
).listen(port, '127.0.0.1', () =>
  console.log(`The site: http://localhost:${port}\nThe inbox: http://localhost:${port}/inbox`),
)
