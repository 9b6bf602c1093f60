import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * Returns whether a request was made on this computer, and not by a page of another origin. The
 * host must be a local name, or DNS rebinding would let a foreign page read the leads. Programs
 * other than browsers may do everything, and links from elsewhere only open the inbox.
 */
export const isLocal = ({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>) => {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers
  const isLocalHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)
  const isOwnOrigin =
    origin === undefined || /^https?:\/\/(.*)$/i.exec(origin)?.[1] === host.toLowerCase()
  const isLink = mode === 'navigate' && (method === 'GET' || method === 'HEAD')
  return isLocalHost && isOwnOrigin && (site === 'same-origin' || site === 'none' || isLink)
}

/** The limit of FormSubmit, in bytes. */
const largestForm = 10 * 1024 * 1024

/** A form as sent: its text fields, and its files except empty ones. Senders choose all names. */
export type Form = { fields: Readonly<Record<string, string>>; files: readonly File[] }

/** Reads a form. Throws for one over the limit, and for anything else. */
export const readPostedForm = async (request: IncomingMessage): Promise<Form> => {
  // A browser whose connection ends while it is sending reports a network error, not the answer.
  const body = await buffer(request)
  if (body.length > largestForm) throw new Error('The form is larger than 10 MB.')
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const fields: Record<string, string> = {}
  const files: File[] = []
  for (const [name, value] of await new Response(body, { headers }).formData())
    if (typeof value === 'string') fields[name] = value
    // A browser sends an empty file for a file field left empty.
    else if (value.size > 0) files.push(value)
  return { fields, files }
}

/** Sends an answer, unless the client has gone. */
export const sendResponse = async (response: ServerResponse, answer: Response): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer())
  if (response.destroyed) return
  const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  response.writeHead(answer.status, { ...common, ...Object.fromEntries(answer.headers) })
  response.end(body)
}

/** Redirects a browser after it submitted a form. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
