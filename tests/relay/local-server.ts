import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { localRelay } from '../../scripts/relay/relay.ts'
import { startLocalServer } from '../servers.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** A file for leads that no other test uses. */
export const freshFile = (): string => join(temporaryFolder('relay'), 'leads.jsonl')

type Fields = Record<string, string | Blob>

/** Starts a local relay for one test, with the requests of a page or a test. */
export const startRelay = async ({ file = freshFile() } = {}) => {
  const handle = localRelay(file)
  const { origin, stop } = await startLocalServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  )
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
    origin,
    post,
    get,
    /** Sends a form like a page of the site; `/relay` is used by browsers without JavaScript. */
    send: (fields: Fields, path = '/relay/ajax', headers: Record<string, string> = {}) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return post(path, body, headers)
    },
    /** The leads that are stored, newest first. */
    leads: () => inboxStore(file).read().leads,
    inbox: () => get('/inbox'),
  }
}
