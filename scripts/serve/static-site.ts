import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { Redirects } from '../../renderer/content/redirects.ts'
import { filesIn } from '../../renderer/files-in.ts'
import { answerTo } from '../../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt, revalidated } from '../../renderer/output/delivery/headers.ts'
import type { SiteFacts } from '../../renderer/output/delivery/site.ts'
import { type DrawnFiles, sendDrawn } from '../../renderer/output/drawn-files.ts'

/**
 * Serves the built site in a folder, as it is when this is called, the way a static host does.
 * @param pictures of the site that are drawn when they are asked for.
 */
export const staticSite = (
  folder: string,
  facts: SiteFacts,
  redirects: Redirects = new Map(),
  pictures: DrawnFiles = new Map(),
) => {
  const files = new Set([
    ...filesIn(folder).map((file) => `/${file}`),
    ...[...pictures.keys()].map((path) => `/${path}`),
  ])
  const site = { has: (file: string) => files.has(file), redirects }
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true })
  const sendPicture = sendDrawn(() => pictures)

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method = '' } = request
    const [path = '/'] = url.split('?')
    for (const [name, value] of Object.entries(headersAt(path, facts)))
      response.setHeader(name, value)
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const answer = answerTo(url, site)
    if (answer.status === 301) {
      response.writeHead(301, { location: answer.location, 'cache-control': revalidated }).end()
    } else if (answer.status === 404) {
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': revalidated,
      })
      response.end(files.has(answer.file) ? readFileSync(folder + answer.file) : undefined)
    } else {
      response.setHeader('cache-control', cacheControl(path))
      const asked = Object.assign(request, { url: encodeURI(answer.file) })
      sendPicture(asked, response, (error) => {
        if (error) console.error(error)
        sendFile(asked, response)
      })
    }
  }
}
