import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { relay, timeouts } from '../../scripts/relay/relay.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** How long the part `slow` takes in these tests, in milliseconds. */
const slowness = 150

/** A file for leads that no other test uses. */
export const freshFile = (): string => join(temporaryFolder('relay'), 'leads.jsonl')

/** What a JPEG begins with. */
export const picture = Buffer.from('ffd8ffe000104a464946', 'hex')

type Fields = Record<string, string | Blob>

const form = (fields: Fields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

type Options = { file?: string; slow?: number; timeout?: number }

/** A local relay for one test, with the ways a page or a test talks to it. */
export const startRelay = async ({
  file = freshFile(),
  slow = slowness,
  timeout,
}: Options = {}) => {
  const store = inboxStore(file)
  const handle = relay(store, { slowness: slow })
  const server = createServer(timeouts(timeout), (request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
  onTestFinished(stop)
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      headers: { origin, ...headers },
      redirect: 'manual',
    })
  const get = async (path: string) => (await fetch(origin + path)).text()

  return {
    file,
    port,
    origin,
    stop,
    post,
    /** Sends a form like a page of the site; `/relay` is used by browsers without JavaScript. */
    send: (
      fields: Fields,
      path: '/relay' | '/relay/ajax' = '/relay/ajax',
      headers: Record<string, string> = {},
    ) => post(path, form(fields), headers),
    setPart: (setting: Record<string, string>) => post('/relay/part', new URLSearchParams(setting)),
    /** The leads that are stored, newest first. */
    leads: async () => (await store.read()).leads,
    inbox: () => get('/inbox'),
    lead: (number = 1) => get(`/inbox/lead?number=${number}`),
  }
}
