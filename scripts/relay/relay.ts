import type { IncomingMessage, ServerResponse } from 'node:http'
import { inboxRoutes, isInboxPath } from './inbox-routes.ts'
import type { InboxStore } from './inbox-store.ts'
import { partSwitch as newPartSwitch } from './part-switch.ts'
import { sendNotAllowed, sendText } from './send.ts'
import { formTaker } from './take-form.ts'

/** The options of a local server that ends requests which do not arrive as a whole in time. */
export const timeouts = (milliseconds = 30_000) => ({
  headersTimeout: milliseconds,
  requestTimeout: milliseconds,
  connectionsCheckingInterval: milliseconds / 10,
})

type RelayOptions = {
  /** How long the part `slow` takes to answer, in milliseconds: longer than a page waits. */
  slowness?: number
}

/**
 * The local relay: accepts forms at /relay and /relay/ajax like FormSubmit, plays the part that
 * `partSwitch` chooses, stores the leads and shows them at /inbox. It belongs to `npm start` and
 * the dev server; the built site does not contain it.
 */
export const relay = (store: InboxStore, { slowness = 20_000 }: RelayOptions = {}) => {
  const partSwitch = newPartSwitch()
  const takeForm = formTaker({ store, partSwitch, slowness })
  const showInbox = inboxRoutes(store, partSwitch)

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '')
    const fail = (error: unknown) => {
      console.error(`The local relay failed at ${path}:`, error)
      sendText(response, 500, 'The local relay failed; its console says why.')
    }
    const ajax = path === '/relay/ajax'
    const isForm = ajax || path === '/relay'
    if (isForm && request.method !== 'POST') sendNotAllowed(response, ['POST'])
    else if (isForm) takeForm(request, response, ajax).catch(fail)
    else if (isInboxPath(path)) showInbox(request, response, next).catch(fail)
    else next()
  }
}
