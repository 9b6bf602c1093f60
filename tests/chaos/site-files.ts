import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { byWorker, clockOfDevice, driveWorker } from './drive-worker.ts'
import { unmarked } from './page-faults.ts'

/** The smallest GIF there is. */
const dot = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/** An empty page without any script, from which a test looks into the browser's storage. */
export const emptyPage = '/empty-page-of-this-test'

/** Serves the built site, with dots for pictures and with empty fonts, because nobody looks at it. */
export const siteFiles = () => {
  const serve = sirv('dist/client', { extensions: ['html'], etag: true, maxAge: 3600 })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/'
    if (url.endsWith('.woff2')) response.end()
    else if (url.startsWith('/pictures/')) response.setHeader('content-type', 'image/gif').end(dot)
    else if (url === emptyPage)
      response.setHeader('content-type', 'text/html').end('<title>-</title>')
    else if (url === sitePaths.serviceWorker)
      response
        .setHeader('content-type', 'text/javascript')
        .end(
          `${unmarked}; (${driveWorker})(${byWorker}, '${clockOfDevice}')\n${readFileSync(`dist/client${url}`)}`,
        )
    else serve(request, response, () => void response.writeHead(404).end())
  }
}
