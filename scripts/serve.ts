import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import compression from 'compression'
import sirv from 'sirv'
import { leadsFile } from './relay/dev-plugin.ts'
import { leadStore } from './relay/lead-store.ts'
import { relay } from './relay/relay.ts'

/** `npm start`: the built site as a static host serves it, with the local relay and inbox beside it. */
const folder = 'dist/client'
const port = Number(process.env.PORT ?? 3000)

const notFound = readFileSync(`${folder}/404.html`)
const handleForm = relay(leadStore(leadsFile))

const handleFile = sirv(folder, {
  extensions: ['html'],
  etag: true,
  setHeaders(response, path) {
    if (/^\/(assets|pictures)\//.test(path)) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  },
  onNoMatch(_request, response) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(notFound)
  },
})

/** One address for each page: no trailing slash, no `.html`. */
const canonicalPath = (url: string): string | undefined => {
  const [path = '/', query] = url.split('?')
  const canonical = path.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/'
  return canonical === path ? undefined : canonical + (query === undefined ? '' : `?${query}`)
}

const handlePage = (request: IncomingMessage, response: ServerResponse) => {
  const canonical = canonicalPath(request.url ?? '/')
  if (canonical === undefined) return handleFile(request, response)
  response.writeHead(301, { location: canonical.replace(/^\/+/, '/') })
  response.end()
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/** Static hosts compress; so do we. The library is typed for Express, and works with plain requests. */
const compress = compression() as unknown as Handler

createServer((request, response) => compress(request, response, () => handleForm(request, response, () => handlePage(request, response)))).listen(
  port,
  '127.0.0.1',
  () => console.log(`The site: http://localhost:${port}\nThe inbox: http://localhost:${port}/inbox`),
)
