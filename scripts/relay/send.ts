import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'

type Body = string | Buffer | Readable
type Headers = Record<string, string>

/** Answers with a body of a media type. Does nothing if the client has gone. */
export const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: Body,
  headers: Headers = {},
): void => {
  if (response.destroyed) return
  response.writeHead(status, {
    'content-type': /^(text|application\/json)/.test(type) ? `${type}; charset=utf-8` : type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  // A client that goes in the middle of a long answer ends its reading too.
  if (body instanceof Readable) pipeline(body, response, () => {})
  else response.end(body)
}

/** These pages load nothing from other sites, and no other page may frame them. */
const pagePolicy = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

export const sendHtml = (response: ServerResponse, status: number, body: Body): void =>
  send(response, status, 'text/html', body, pagePolicy)

export const sendText = (response: ServerResponse, status: number, body: string): void =>
  send(response, status, 'text/plain', body)

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value))

/** Answers that a path does not take the method of the request, and which it does take. */
export const sendNotAllowed = (response: ServerResponse, allowed: readonly string[]): void =>
  send(response, 405, 'text/plain', 'This address does not take this method.', {
    allow: allowed.join(', '),
  })

/** Redirects a browser after it submitted a form. */
export const seeOther = (response: ServerResponse, location: string): void => {
  if (!response.destroyed) response.writeHead(303, { location, 'cache-control': 'no-store' }).end()
}
