import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { localVisits } from '../visits/visits.ts'
import { answerOf, isPart, partNames, partSwitch, refused, stores, wrongOrigin } from './answer.ts'
import { isLocal, readForm, seeOther, send, TooLarge } from './http.ts'
import { inboxPage, leadLines, leadPage } from './inbox.ts'
import { type InboxStore, inboxStore, leadsFile, pictureType, visitsFile } from './inbox-store.ts'

type Relay = {
  store: InboxStore
  switched: ReturnType<typeof partSwitch>
  /** How long the part `slow` takes to answer, in milliseconds: longer than a page waits. */
  slowness: number
}

/** Answers a request; with nothing if it has broken the connection. */
type Handler = (
  relay: Relay,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Response | undefined> | Response

const parametersOf = ({ url = '' }: IncomingMessage) =>
  new URLSearchParams(url.replace(/^[^?]*/, ''))

/** Takes a form, stores it if the part says so, and answers it. Never stores what robots send. */
const takeForm =
  (ajax: boolean): Handler =>
  async ({ store, switched, slowness }, request, response) => {
    const form = await readForm(request).catch((error: unknown) => {
      if (error instanceof TooLarge) return error
    })
    if (!form) return refused(ajax, 'The form could not be read: expected multipart/form-data.')
    if (form instanceof TooLarge) return refused(ajax, form.message, 413)
    const { headers } = request
    if (!headers.origin && !headers.referer) return refused(ajax, wrongOrigin)
    if (Object.keys(form.fields).every((name) => name.startsWith('_')))
      return refused(ajax, 'The form is empty.')
    const { email, _honey, _next: next } = form.fields
    const part = switched.choose(email)
    if (stores(part) && !_honey) await store.add(form)
    return answerOf(part, { ajax, next, slowness }, response)
  }

const setPart: Handler = async ({ switched }, request) => {
  const part = (await readForm(request).catch(() => undefined))?.fields.part
  if (!isPart(part)) return new Response(`Expected part: ${partNames.join(', ')}.`, { status: 400 })
  switched.set(part)
  return seeOther('/inbox')
}

const showLead: Handler = ({ store }, request) => {
  const number = Number(parametersOf(request).get('number'))
  const lead = store.read().leads.find((one) => one.number === number)
  return lead ? leadPage(lead) : new Response('There is no such lead.', { status: 404 })
}

const showPhoto: Handler = ({ store }, request) => {
  const name = parametersOf(request).get('file') ?? ''
  const content = store.photo(name)
  if (!content) return new Response('No lead has this photo.', { status: 404 })
  const type = pictureType(name)
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': type ?? 'application/octet-stream',
      'content-disposition': `${type ? 'inline' : 'attachment'}; filename="${name}"`,
      // A browser runs nothing in it.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

const clear: Handler = ({ store }) => {
  store.clear()
  return seeOther('/inbox')
}

const handlers: Readonly<Record<string, readonly [method: 'GET' | 'POST', handle: Handler]>> = {
  '/relay': ['POST', takeForm(false)],
  '/relay/ajax': ['POST', takeForm(true)],
  '/relay/part': ['POST', setPart],
  '/inbox': ['GET', ({ store, switched }) => inboxPage(store.read(), switched.current())],
  '/inbox/leads': ['GET', ({ store }) => leadLines(store.read())],
  '/inbox/lead': ['GET', showLead],
  '/inbox/photo': ['GET', showPhoto],
  '/inbox/clear': ['POST', clear],
}
const routes = new Map(Object.entries(handlers))

/** Forms are taken from any page, as at FormSubmit. */
const takesForms: ReadonlySet<string> = new Set(['/relay', '/relay/ajax'])

/**
 * The local relay of `npm start` and the dev server: accepts forms like FormSubmit, plays the part
 * that the switch or the sender's address chooses, and shows the leads at /inbox.
 */
export const relay = (store: InboxStore, slowness = 20_000) => {
  const state: Relay = { store, switched: partSwitch(), slowness }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = ''] = (request.url ?? '').split('?')
    const route = routes.get(path)
    if (!route) {
      next()
      return
    }
    const [method, handle] = route
    const methods = method === 'GET' ? ['GET', 'HEAD'] : ['POST']
    const answer = async () => {
      if (!takesForms.has(path) && !isLocal(request))
        return new Response('The inbox answers only its own pages, at localhost.', { status: 403 })
      if (!methods.includes(request.method ?? ''))
        return new Response('This address does not take this method.', {
          status: 405,
          headers: { allow: methods.join(', ') },
        })
      return handle(state, request, response)
    }
    answer()
      .catch((error: unknown) => {
        console.error(`The local relay failed at ${path}:`, error)
        return new Response('The local relay failed; its console says why.', { status: 500 })
      })
      .then((answered) => answered && send(response, answered))
  }
}

/** The local relay and inbox in the dev server. */
export const relayPlugin = (): Plugin => ({
  name: 'relay',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(relay(inboxStore(leadsFile)))
    middlewares.use(localVisits(visitsFile))
  },
})
