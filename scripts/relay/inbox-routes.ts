import type { IncomingMessage, ServerResponse } from 'node:http'
import { isJson, readAny } from './body.ts'
import { csvName, leadsCsv } from './csv.ts'
import { inboxPage } from './inbox.ts'
import { searchLeads } from './inbox-lead.ts'
import type { InboxStore } from './inbox-store.ts'
import { isLocal } from './local-only.ts'
import { type PartSwitch, readSetting } from './part-switch.ts'
import { partNames } from './parts.ts'
import { seeOther, sendFile, sendHtml, sendJson, sendText } from './send.ts'

type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
) => void | Promise<void>

/** True for any path under the inbox or the switch, even one that does not exist. */
export const isInboxPath = (path: string): boolean => /^\/(inbox|relay\/part)(?![\w-])/i.test(path)

/**
 * The inbox and the switch, for requests from this computer only; all others get 403. Tests read
 * and set the part as JSON; the inbox sets it with a form and then reloads.
 */
export const inboxRoutes = (store: InboxStore, partSwitch: PartSwitch) => {
  const routes: Record<string, Route> = {
    'GET /inbox': (_, response, query) =>
      sendHtml(
        response,
        200,
        inboxPage({ leads: store.all(), query, setting: partSwitch.present() }),
      ),
    'GET /inbox.csv': (_, response, query) =>
      sendFile(response, {
        name: csvName(new Date()),
        type: 'text/csv',
        body: leadsCsv(searchLeads(store.all(), query)),
      }),
    'POST /inbox/clear': (_, response) => {
      store.clear()
      seeOther(response, '/inbox')
    },
    'GET /relay/part': (_, response) => sendJson(response, 200, partSwitch.present()),
    'POST /relay/part': async (request, response) => {
      const setting = readSetting(await readAny(request).catch(() => undefined))
      if (setting === undefined)
        return sendText(
          response,
          400,
          `Expected part (${partNames.join(', ')}) and, if you like, times (1 or more).`,
        )
      partSwitch.set(setting)
      return isJson(request) ? sendJson(response, 200, setting) : seeOther(response, '/inbox')
    },
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    if (!isLocal(request))
      return sendText(response, 403, 'The inbox answers on this computer only, as localhost.')
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const route = routes[`${request.method} ${path}`]
    return route === undefined
      ? next()
      : route(request, response, new URLSearchParams(query).get('q')?.trim() ?? '')
  }
}
