import type { ServerResponse } from 'node:http'

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
) => {
  // The client may be gone by the time of a slow answer.
  if (response.destroyed) return
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}

/** These pages load nothing from other sites, and no other page may frame them. */
const pagePolicy = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

export const sendHtml = (response: ServerResponse, status: number, body: string): void =>
  send(response, status, 'text/html', body, pagePolicy)

export const sendText = (response: ServerResponse, status: number, body: string): void =>
  send(response, status, 'text/plain', body)

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value))

export const sendFile = (
  response: ServerResponse,
  { name, type, body }: { name: string; type: string; body: string },
): void =>
  send(response, 200, type, body, { 'content-disposition': `attachment; filename="${name}"` })

/** Redirects a browser after it submitted a form. */
export const seeOther = (response: ServerResponse, location: string): void => {
  if (!response.destroyed) response.writeHead(303, { location, 'cache-control': 'no-store' }).end()
}
