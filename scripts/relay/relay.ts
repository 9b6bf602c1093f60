import type { IncomingMessage, ServerResponse } from 'node:http'
import { inboxRoutes, isInboxPath } from './inbox-routes.ts'
import type { LeadStore } from './lead-store.ts'
import { partSwitch as newPartSwitch } from './part-switch.ts'
import { sendText } from './send.ts'
import { formTaker } from './take-form.ts'

type Options = {
  /** How long the part `slow` waits before it answers, in milliseconds: longer than a page has patience. */
  slowness?: number
}

/**
 * The relay of this computer: takes forms as FormSubmit does at /relay and /relay/ajax, in the part that `partSwitch` chooses,
 * keeps the leads in a file and shows them at /inbox. For `npm start` and the dev server; the built site does not contain it.
 */
export const relay = (store: LeadStore, { slowness = 20_000 }: Options = {}) => {
  const partSwitch = newPartSwitch()
  const takeForm = formTaker({ store, partSwitch, slowness })
  const showInbox = inboxRoutes(store, partSwitch)

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '')
    const fail = (error: unknown) => {
      console.error(`The local relay failed at ${path}:`, error)
      sendText(response, 500, 'The local relay failed; its console says why.')
    }
    if (request.method === 'POST' && (path === '/relay' || path === '/relay/ajax')) takeForm(request, response, path === '/relay/ajax').catch(fail)
    else if (isInboxPath(path)) showInbox(request, response, next).catch(fail)
    else next()
  }
}
