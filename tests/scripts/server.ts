import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A request as received by the server. */
type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** A server for one test that sends the same answer to every request and records the requests. */
export const startServer = async (answer: RequestListener) => {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers, body: await text(request) })
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
  onTestFinished(stop)
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, stop }
}

/** An answer with this status and body; a redirect leads to a login page. */
export const says =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location: '/login' }).end(body)
