import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Asks a server for exactly this path, and takes the answer as it comes: no redirect is followed. */
export const ask = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answered> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, method, headers }, (response) => {
      const { statusCode: status = 0 } = response
      buffer(response).then((body) => answered({ status, headers: response.headers, body }), failed)
    })
      .once('error', failed)
      .end()
  })
