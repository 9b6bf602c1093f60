import type { IncomingMessage, ServerResponse } from 'node:http'
import { keysOf } from '../../content/schema/keys.ts'
import { errorMessage } from '../shared/terminal.ts'
import {
  answerBy,
  breakOff,
  isLocal,
  type LocalVerdict,
  localVerdicts,
  readPostedForm,
  refuse,
  seeOther,
  sendResponse,
} from './answers.ts'
import { inboxPage, leadLines } from './inbox-page.ts'
import { inboxStore, leadsFile } from './inbox-store.ts'

/** Answers a request; an undefined answer breaks the connection. */
type Handler = (request: IncomingMessage) => Response | undefined | Promise<Response | undefined>

type Store = ReturnType<typeof inboxStore>

/** Stores a form if the verdict accepts it, and answers it. Never stores forms of robots. */
const takeForm = async (
  request: IncomingMessage,
  { add }: Store,
  verdict: LocalVerdict,
  ajax: boolean,
): Promise<Response | undefined> => {
  const form = await readPostedForm(request).catch((error: unknown) => errorMessage(error))
  if (typeof form === 'string') return refuse(ajax, `The form could not be read. ${form}`)
  const { headers } = request
  if (!headers.origin && !headers.referer)
    return refuse(ajax, 'Make sure you open this page through a web server.')
  if (Object.keys(form.fields).every((name) => name.startsWith('_')))
    return refuse(ajax, 'The form is empty.')
  const { _honey, _next: next } = form.fields
  if (['yes', 'silent'].includes(verdict) && !_honey) await add(form)
  return answerBy(verdict, ajax, next)
}

/** Returns the handlers, by method and path. They share the verdict, which a form of the inbox sets. */
const routesOf = (store: Store): Readonly<Record<string, Handler>> => {
  let current: LocalVerdict = 'yes'
  return {
    'POST /relay': (request) => takeForm(request, store, current, false),
    'POST /relay/ajax': (request) => takeForm(request, store, current, true),
    'POST /relay/verdict': async (request) => {
      const { verdict } = (await readPostedForm(request)).fields
      current = keysOf(localVerdicts).find((name) => name === verdict) ?? current
      return seeOther('/inbox')
    },
    'GET /inbox': () => inboxPage(store.read(), current),
    'GET /inbox/leads': () => leadLines(store.read()),
    'POST /inbox/clear': () => {
      store.clear()
      return seeOther('/inbox')
    },
  }
}

/**
 * Answers for `npm start` and the dev server: accepts forms like FormSubmit, gives the verdict that
 * the switch chooses, and shows the leads at /inbox.
 */
export const localRelay = (file = leadsFile) => {
  const routes = routesOf(inboxStore(file))
  const paths = new Set(Object.keys(routes).map((route) => route.replace(/^\w+ /, '')))
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '', method = '' } = request
    const [path = ''] = url.split('?')
    if (!paths.has(path)) {
      next()
      return
    }
    const answer = async () => {
      // Forms are accepted from any page, as services do.
      if (/^\/inbox|^\/relay\/verdict/.test(path) && !isLocal(request))
        return new Response('The inbox answers only its own pages, at localhost.', { status: 403 })
      const handle = routes[`${method.replace('HEAD', 'GET')} ${path}`]
      return handle
        ? handle(request)
        : new Response('This address does not take this method.', { status: 405 })
    }
    answer()
      .catch((error: unknown) => {
        console.error(`The local relay failed at ${path}:`, error)
        return new Response('The local relay failed; its console says why.', { status: 500 })
      })
      .then((answered) => (answered ? sendResponse(response, answered) : breakOff(response)))
  }
}
