import type { IncomingMessage, ServerResponse } from 'node:http'
import { isJson, readAny } from './body.ts'
import { csvName, leadsCsv } from './csv.ts'
import { inboxPage } from './inbox.ts'
import { searchLeads } from './inbox-lead.ts'
import type { InboxStore } from './inbox-store.ts'
import { isLocal } from './local-only.ts'
import { type PartSwitch, readSetting } from './part-switch.ts'
import { partNames } from './parts.ts'
import { isPicture, typeOf } from './photo-type.ts'
import { seeOther, sendFile, sendHtml, sendJson, sendNotAllowed, sendText } from './send.ts'

type Route = (
  request: IncomingMessage,
  response: ServerResponse,
  parameters: URLSearchParams,
) => void | Promise<void>

const queryOf = (parameters: URLSearchParams) => parameters.get('q')?.trim() ?? ''

/** True for any path under the inbox or the switch, even one that does not exist. */
export const isInboxPath = (path: string): boolean => /^\/(inbox|relay\/part)(?![\w-])/i.test(path)

/**
 * The inbox and the switch, for requests from this computer's own pages only; all others get 403. Tests read
 * and set the part as JSON; the inbox sets it with a form and then reloads.
 */
export const inboxRoutes = (store: InboxStore, partSwitch: PartSwitch) => {
  const routes: Record<string, Route> = {
    'GET /inbox': (_, response, parameters) =>
      sendHtml(
        response,
        200,
        inboxPage({
          ...store.read(),
          query: queryOf(parameters),
          page: Number(parameters.get('page')),
          setting: partSwitch.present(),
        }),
      ),
    'GET /inbox.csv': (_, response, parameters) =>
      sendFile(response, {
        name: csvName(new Date()),
        type: 'text/csv',
        body: leadsCsv(searchLeads(store.read().leads, queryOf(parameters))),
      }),
    'GET /inbox/photo': (_, response, parameters) => {
      const name = parameters.get('file') ?? ''
      const body = store.photo(name)
      return body === undefined
        ? sendText(response, 404, 'No lead has this photo.')
        : sendFile(response, { name, type: typeOf(name), body, inline: isPicture(name) })
    },
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
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const route = routes[`${method} ${path}`]
    if (route !== undefined) return route(request, response, new URLSearchParams(query))
    const allowed = ['GET', 'POST'].filter((other) => `${other} ${path}` in routes)
    return allowed.length > 0 ? sendNotAllowed(response, allowed) : next()
  }
}
