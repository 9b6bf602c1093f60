import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { answer, type Reply, refuse, wrongOrigin } from './answer.ts'
import { type Form, readForm, TooLarge } from './body.ts'
import { inboxParts, leadLines, leadPage } from './inbox.ts'
import type { InboxStore } from './inbox-store.ts'
import { isLocal } from './local-only.ts'
import { type PartSwitch, partNames, partSwitch, readSetting, stores } from './parts.ts'
import { pictureType } from './photo-files.ts'
import { seeOther, send, sendHtml, sendNotAllowed, sendText } from './send.ts'

/** The options of a local server that ends requests which do not arrive as a whole in time. */
export const timeouts = (milliseconds = 30_000) => ({
  headersTimeout: milliseconds,
  requestTimeout: milliseconds,
  connectionsCheckingInterval: milliseconds / 10,
})

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  parameters: URLSearchParams,
) => void | Promise<void>

type Route = [method: 'GET' | 'POST', handle: Handler]

type RelayOptions = {
  /** How long the part `slow` takes to answer, in milliseconds: longer than a page waits. */
  slowness?: number
}

/** The form of a request; undefined if it could not be taken, which is then answered. */
const readOrRefuse = async (request: IncomingMessage, reply: Reply): Promise<Form | undefined> => {
  try {
    return await readForm(request)
  } catch (error) {
    if (error instanceof TooLarge) refuse(reply, error.message, 413)
    else refuse(reply, 'The form could not be read: expected multipart/form-data.')
    return undefined
  }
}

/** Why FormSubmit itself would refuse this form; undefined if it would not. */
const refusal = (request: IncomingMessage, fields: Form['fields']): string | undefined => {
  if (!request.headers.origin && !request.headers.referer) return wrongOrigin
  return Object.keys(fields).some((name) => !name.startsWith('_'))
    ? undefined
    : 'The form is empty.'
}

type Relay = { store: InboxStore; switched: PartSwitch; slowness: number }

/** Takes a form, stores it if the part says so, and answers it. Never stores what robots send. */
const takeForm =
  ({ store, switched, slowness }: Relay, ajax: boolean): Handler =>
  async (request, response) => {
    const reply = { response, ajax }
    const form = await readOrRefuse(request, reply)
    if (form === undefined) return
    const refused = refusal(request, form.fields)
    if (refused !== undefined) return refuse(reply, refused)
    const { email, _honey, _next: next } = form.fields
    const part = switched.choose(email)
    if (stores(part) && !_honey) store.add(form)
    return answer(reply, { part, next, slowness })
  }

const showLead =
  ({ store }: Relay): Handler =>
  async (_, response, parameters) => {
    const number = Number(parameters.get('number'))
    const lead = (await store.read()).leads.find((one) => one.number === number)
    if (lead === undefined) sendText(response, 404, 'There is no such lead.')
    else sendHtml(response, 200, leadPage(lead))
  }

const showPhoto =
  ({ store }: Relay): Handler =>
  (_, response, parameters) => {
    const name = parameters.get('file') ?? ''
    const body = store.photo(name)
    if (body === undefined) return sendText(response, 404, 'No lead has this photo.')
    const type = pictureType(name)
    // A browser runs nothing in it, whatever it holds.
    return send(response, 200, type ?? 'application/octet-stream', body, {
      'content-disposition': `${type ? 'inline' : 'attachment'}; filename="${name}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  }

const setPart =
  ({ switched }: Relay): Handler =>
  async (request, response) => {
    const setting = readSetting((await readForm(request).catch(() => undefined))?.fields ?? {})
    if (setting === undefined)
      return sendText(
        response,
        400,
        `Expected part (${partNames.join(', ')}) and, if you like, times (1 to 99).`,
      )
    switched.set(setting)
    return seeOther(response, '/inbox')
  }

/** What each address answers. `/inbox/leads` is for programs: a line of JSON per lead. */
const routesOf = (relay: Relay): Record<string, Route> => {
  const { store, switched } = relay
  const inbox: Handler = async (_, response) =>
    sendHtml(response, 200, Readable.from(inboxParts(await store.read(), switched.setting())))
  const leads: Handler = async (_, response) =>
    send(response, 200, 'application/jsonl', Readable.from(leadLines(await store.read())))
  const clear: Handler = (_, response) => {
    store.clear()
    seeOther(response, '/inbox')
  }
  return {
    '/relay': ['POST', takeForm(relay, false)],
    '/relay/ajax': ['POST', takeForm(relay, true)],
    '/relay/part': ['POST', setPart(relay)],
    '/inbox': ['GET', inbox],
    '/inbox/leads': ['GET', leads],
    '/inbox/lead': ['GET', showLead(relay)],
    '/inbox/photo': ['GET', showPhoto(relay)],
    '/inbox/clear': ['POST', clear],
  }
}

/** Forms are taken from any page, as at FormSubmit. */
const takesForms: ReadonlySet<string> = new Set(['/relay', '/relay/ajax'])

/**
 * The local relay: accepts forms at /relay and /relay/ajax like FormSubmit, plays the part that the
 * switch or the sender's address chooses, stores the leads and shows them at /inbox. It belongs to
 * `npm start` and the dev server; the built site does not contain it.
 */
export const relay = (store: InboxStore, { slowness = 20_000 }: RelayOptions = {}) => {
  const routes = new Map(Object.entries(routesOf({ store, switched: partSwitch(), slowness })))
  const handle = async (
    [method, handler]: Route,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const methods = method === 'GET' ? ['GET', 'HEAD'] : ['POST']
    if (!takesForms.has(path) && !isLocal(request))
      sendText(response, 403, 'The inbox answers only its own pages, at localhost.')
    else if (!methods.includes(request.method ?? '')) sendNotAllowed(response, methods)
    else await handler(request, response, new URLSearchParams(query))
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '').replace(/\?.*$/s, '')
    const route = routes.get(path)
    if (!route) next()
    else
      handle(route, request, response).catch((error: unknown) => {
        console.error(`The local relay failed at ${path}:`, error)
        sendText(response, 500, 'The local relay failed; its console says why.')
      })
  }
}
