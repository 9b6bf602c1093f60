import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { errorMessage } from '../shared/terminal.ts'
import { breakOff, partSwitch, refusalOf, refused, taken } from './answer.ts'
import { isLocal, readForm, seeOther, send } from './http.ts'
import { inboxPage, leadLines, leadPage } from './inbox.ts'
import { inboxStore, leadsFile, lineStore } from './inbox-store.ts'
import { hitPaths, readHit, visitSchema, visitsPage } from './visits.ts'

/** Answers a request; an undefined answer breaks the connection. */
type Handler = (
  request: IncomingMessage,
  query: URLSearchParams,
) => Response | undefined | Promise<Response | undefined>

/** Handlers by method and path. */
type Routes = Readonly<Record<string, Handler>>

type Store = ReturnType<typeof inboxStore>
type Switch = ReturnType<typeof partSwitch>

/** Accepts a form, stores it if the part says so, and answers it. Never stores forms of robots. */
const takeForm =
  ({ add }: Store, { choose }: Switch, slowness: number, ajax: boolean): Handler =>
  async (request) => {
    const form = await readForm(request).catch((error: unknown) => errorMessage(error))
    if (typeof form === 'string') return refused(ajax, `The form could not be read. ${form}`)
    const { headers } = request
    if (!headers.origin && !headers.referer)
      return refused(ajax, 'Make sure you open this page through a web server.')
    if (Object.keys(form.fields).every((name) => name.startsWith('_')))
      return refused(ajax, 'The form is empty.')
    const { email, _honey, _next: next } = form.fields
    const part = choose(email)
    const refusal = refusalOf(part, ajax)
    if (refusal) return refusal
    if (!_honey) await add(form)
    if (part === 'slow') await wait(slowness)
    return part === 'dropped' ? undefined : taken(ajax, next)
  }

const leadRoutes = (store: Store, played: Switch): Routes => ({
  'POST /relay/part': async (request) =>
    played.set((await readForm(request)).fields.part)
      ? seeOther('/inbox')
      : new Response('There is no such part.', { status: 400 }),
  'GET /inbox': () => inboxPage(store.read(), played.current()),
  'GET /inbox/leads': () => leadLines(store.read()),
  'GET /inbox/lead': (_, query) => {
    const number = Number(query.get('number'))
    const lead = store.read().leads.find((one) => one.number === number)
    return lead ? leadPage(lead) : new Response('There is no such lead.', { status: 404 })
  },
  'POST /inbox/clear': () => {
    store.clear()
    return seeOther('/inbox')
  },
})

/** Answers as analytics services do, and shows the events they get. */
const visitRoutes = (file: string): Routes => {
  const { add, read } = lineStore(file, visitSchema)
  const takeHit =
    (path: string): Handler =>
    async (request, query) => {
      try {
        add(readHit(path, await text(request), query))
        return new Response('{}', { status: 202 })
      } catch (error) {
        return new Response(String(error), { status: 400 })
      }
    }
  return {
    ...Object.fromEntries(hitPaths.map((path) => [`POST ${path}`, takeHit(path)])),
    'GET /inbox/visits': (_, query) => visitsPage(read().all, query.get('by') ?? ''),
  }
}

/**
 * Answers for `npm start` and the dev server: accepts forms like FormSubmit and plays the part that
 * the switch or the sender's address chooses, receives events of visits, and shows both at /inbox.
 * @param file where leads are stored.
 * @param slowness how long the part `slow` takes, in milliseconds.
 */
export const relay = (file = leadsFile, slowness = 20_000) => {
  const store = inboxStore(file)
  const played = partSwitch()
  const routes: Routes = {
    'POST /relay': takeForm(store, played, slowness, false),
    'POST /relay/ajax': takeForm(store, played, slowness, true),
    ...leadRoutes(store, played),
    ...visitRoutes(file.replace(/(\.\w+)?$/, '-visits.jsonl')),
  }
  const paths = new Set(Object.keys(routes).map((route) => route.replace(/^\w+ /, '')))
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '', method = '' } = request
    const { pathname: path, searchParams } = new URL(url, 'http://localhost')
    if (!paths.has(path)) {
      next()
      return
    }
    const handle = routes[`${method.replace('HEAD', 'GET')} ${path}`]
    const answer = async () => {
      // Forms and events are accepted from any page, as services do.
      if (/^\/inbox|^\/relay\/part/.test(path) && !isLocal(request))
        return new Response('The inbox answers only its own pages, at localhost.', { status: 403 })
      if (!handle) return new Response('This address does not take this method.', { status: 405 })
      return handle(request, searchParams)
    }
    answer()
      .catch((error: unknown) => {
        console.error(`The local relay failed at ${path}:`, error)
        return new Response('The local relay failed; its console says why.', { status: 500 })
      })
      .then((answered) => (answered ? send(response, answered) : breakOff(response)))
  }
}
