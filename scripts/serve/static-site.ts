import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { canonicalPath } from '../../components/layout/canonical-path.ts'
import { sendNotAllowed } from '../relay/send.ts'

/**
 * Where to redirect an alternative address of a page, such as `/about/`; undefined for canonical
 * addresses and files.
 */
const redirectOf = (url: string): string | undefined => {
  const [path = '/', query] = url.split(/\?(.*)/s)
  const isFile = /\.(?!html$)\w+$/i.test(path)
  const canonical = isFile ? path : canonicalPath(path)
  return canonical === path ? undefined : canonical + (query === undefined ? '' : `?${query}`)
}

/** Serves the built site in a folder the way a static host does. */
export const staticSite = (folder: string) => {
  const notFound = readFileSync(`${folder}/404.html`)
  const sendNotFound = (response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(notFound)
  }
  const sendFile = sirv(folder, {
    extensions: ['html'],
    etag: true,
    setHeaders(response, path) {
      if (/^\/(assets|pictures)\//.test(path))
        response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    },
    onNoMatch: (_request, response) => sendNotFound(response),
  })

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/'
    const redirect = redirectOf(url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      sendNotAllowed(response, ['GET', 'HEAD'])
    else if (redirect !== undefined) {
      response.writeHead(301, { location: redirect })
      response.end()
    } else if (/^\/404(\?|$)/.test(url)) sendNotFound(response)
    else sendFile(request, response)
  }
}
