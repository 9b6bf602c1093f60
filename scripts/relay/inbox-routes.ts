import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
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

/** Parts of a long text, between which others are served. */
async function* inTurns(parts: Iterable<string>) {
  for (const part of parts) {
    await setImmediate()
    yield part
  }
}

const sendPhoto = (store: InboxStore, response: ServerResponse, name: string): void => {
  const body = store.photo(name)
  if (body === undefined) sendText(response, 404, 'No lead has this photo.')
  else sendFile(response, { name, type: typeOf(name), body, inline: isPicture(name) })
}

/** Tests set the part as JSON; the inbox sets it with a form and then reloads. */
const setPart =
  (partSwitch: PartSwitch): Route =>
  async (request, response) => {
    const setting = readSetting(await readAny(request).catch(() => undefined))
    if (setting === undefined)
      return sendText(
        response,
        400,
        `Expected part (${partNames.join(', ')}) and, if you like, times (1 or more).`,
      )
    partSwitch.set(setting)
    return isJson(request) ? sendJson(response, 200, setting) : seeOther(response, '/inbox')
  }

const routesOf = (store: InboxStore, partSwitch: PartSwitch): Record<string, Route> => ({
  'GET /inbox': async (_, response, parameters) => {
    const query = queryOf(parameters)
    const page = Number(parameters.get('page'))
    const setting = partSwitch.present()
    sendHtml(response, 200, inboxPage({ ...(await store.read()), query, page, setting }))
  },
  'GET /inbox.csv': async (_, response, parameters) => {
    const leads = searchLeads((await store.read()).leads, queryOf(parameters))
    const body = Readable.from(inTurns(leadsCsv(leads)))
    sendFile(response, { name: csvName(new Date()), type: 'text/csv; charset=utf-8', body })
  },
  'GET /inbox/photo': (_, response, parameters) =>
    sendPhoto(store, response, parameters.get('file') ?? ''),
  'POST /inbox/clear': (_, response) => {
    store.clear()
    seeOther(response, '/inbox')
  },
  'GET /relay/part': (_, response) => sendJson(response, 200, partSwitch.present()),
  'POST /relay/part': setPart(partSwitch),
})

/**
 * The inbox and the switch, for requests from this computer's own pages only; all others get 403.
 */
export const inboxRoutes = (store: InboxStore, partSwitch: PartSwitch) => {
  const routes = routesOf(store, partSwitch)
  const routeOf = (method: string, path: string) =>
    routes[`${method === 'HEAD' ? 'GET' : method} ${path}`]

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    if (!isLocal(request))
      return sendText(response, 403, 'The inbox answers only its own pages, at localhost.')
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const route = routeOf(request.method ?? '', path)
    if (route !== undefined) return route(request, response, new URLSearchParams(query))
    const allowed = ['GET', 'HEAD', 'POST'].filter((method) => routeOf(method, path) !== undefined)
    return allowed.length > 0 ? sendNotAllowed(response, allowed) : next()
  }
}
