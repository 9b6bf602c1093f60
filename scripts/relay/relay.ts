import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { inboxPage } from './inbox.ts'
import type { LeadStore } from './lead-store.ts'

/** Largest form taken, in bytes. */
const sizeLimit = 256 * 1024

type Next = () => void

const html = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(body)
}

/** FormSubmit's answer: 200 whatever happened, and the verdict as a string. */
const answer = (response: ServerResponse, success: boolean, message: string) => {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ success: String(success), message }))
}

const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  if (Number(request.headers['content-length'] ?? 0) > sizeLimit) throw new Error('The form is too large.')
  const body = new Response(Readable.toWeb(request) as ReadableStream, { headers: { 'content-type': request.headers['content-type'] ?? '' } })
  const fields = [...(await body.formData())].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(fields)
}

/** Why FormSubmit would refuse this form, or undefined. */
const refusal = (request: IncomingMessage, fields: Record<string, string>): string | undefined => {
  if (!request.headers.origin && !request.headers.referer) return 'Make sure you open this page through a web server.'
  if (!Object.keys(fields).some((name) => !name.startsWith('_'))) return 'The form is empty.'
  return undefined
}

/** `_next` names the site's public address; here only its path is followed, so that the visitor stays on this server. */
const nextPath = ({ _next = '/' }: Record<string, string>): string => {
  const { pathname, hash } = new URL(_next, 'http://localhost')
  return pathname + hash
}

/**
 * The relay of this computer: takes forms as FormSubmit does at /relay and /relay/ajax, keeps the leads in a file and
 * shows them at /inbox. For `npm start` and the dev server; the built site does not contain it.
 */
export const relay = (store: LeadStore) => {
  const take = async (request: IncomingMessage, response: ServerResponse, ajax: boolean) => {
    try {
      const fields = await readForm(request)
      const refused = refusal(request, fields)
      if (refused !== undefined) return ajax ? answer(response, false, refused) : html(response, 200, refused)
      if (!fields._honey) store.add(fields)
      if (ajax) return answer(response, true, 'The form was submitted successfully.')
      response.writeHead(303, { location: nextPath(fields) })
      response.end()
    } catch {
      answer(response, false, 'The form could not be read: expected multipart/form-data.')
    }
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const path = (request.url ?? '/').replace(/\?.*$/, '')
    if (path === '/inbox' && request.method === 'GET') html(response, 200, inboxPage(store.all()))
    else if (path === '/relay' && request.method === 'POST') void take(request, response, false)
    else if (path === '/relay/ajax' && request.method === 'POST') void take(request, response, true)
    else next()
  }
}
