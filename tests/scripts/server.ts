import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { startLocalServer } from '../../scripts/local-server.ts'

/** A request as received by the server. */
type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** A server for one test that sends the same answer to every request and records the requests. */
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

/** An answer with this status and body; a redirect leads to a login page. */
export const says =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location: '/login' }).end(body)
