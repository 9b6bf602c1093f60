import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { errorMessage } from '../terminal.ts'
import { localVisits } from '../visits/visits.ts'
import { answerOf, partSwitch, refused } from './answer.ts'
import { isLocal, readForm, seeOther, send } from './http.ts'
import { inboxPage, leadLines, leadPage } from './inbox.ts'
import { type InboxStore, inboxStore, leadsFile, visitsFile } from './inbox-store.ts'

/** Answers a request; with nothing if it has broken the connection. */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Response | undefined> | Response

type Switch = ReturnType<typeof partSwitch>

/** Takes a form, stores it if the part says so, and answers it. Never stores what robots send. */
const formHandler =
  (store: InboxStore, { choose }: Switch, slowness: number, ajax: boolean): Handler =>
  async (request, response) => {
    const form = await readForm(request).catch((error: unknown) => errorMessage(error))
    if (typeof form === 'string') return refused(ajax, `The form could not be read. ${form}`)
    const { headers } = request
    if (!headers.origin && !headers.referer)
      return refused(ajax, 'Make sure you open this page through a web server.')
    if (Object.keys(form.fields).every((name) => name.startsWith('_')))
      return refused(ajax, 'The form is empty.')
    const { email, _honey, _next: next } = form.fields
    const part = choose(email)
    const isStored = part === 'delivered' || part === 'slow' || part === 'dropped'
    if (isStored && !_honey) await store.add(form)
    return answerOf(part, { ajax, next, slowness }, response)
  }

const handlersOf = (store: InboxStore, slowness: number): Readonly<Record<string, Handler>> => {
  const switched = partSwitch()
  return {
    'POST /relay': formHandler(store, switched, slowness, false),
    'POST /relay/ajax': formHandler(store, switched, slowness, true),
    'POST /relay/part': async (request) =>
      switched.set((await readForm(request)).fields.part)
        ? seeOther('/inbox')
        : new Response('There is no such part.', { status: 400 }),
    'GET /inbox': () => inboxPage(store.read(), switched.current()),
    'GET /inbox/leads': () => leadLines(store.read()),
    'GET /inbox/lead': ({ url = '' }) => {
      const number = Number(new URL(url, 'http://localhost').searchParams.get('number'))
      const lead = store.read().leads.find((one) => one.number === number)
      return lead ? leadPage(lead) : new Response('There is no such lead.', { status: 404 })
    },
    'POST /inbox/clear': () => {
      store.clear()
      return seeOther('/inbox')
    },
  }
}

/**
 * The local relay of `npm start` and the dev server: accepts forms like FormSubmit, plays the part
 * that the switch or the sender's address chooses, and shows the leads at /inbox.
 */
export const relay = (store: InboxStore, slowness = 20_000) => {
  const handlers = new Map(Object.entries(handlersOf(store, slowness)))
  const paths = new Set([...handlers.keys()].map((key) => key.replace(/^\w+ /, '')))
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '', method = '' } = request
    const [path = ''] = url.split('?')
    if (!paths.has(path)) {
      next()
      return
    }
    const handle = handlers.get(`${method.replace('HEAD', 'GET')} ${path}`)
    const answer = async () => {
      // Forms are taken from any page, as at FormSubmit.
      if (!/^\/relay(?:\/ajax)?$/.test(path) && !isLocal(request))
        return new Response('The inbox answers only its own pages, at localhost.', { status: 403 })
      return handle
        ? handle(request, response)
        : new Response('This address does not take this method.', { status: 405 })
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
