import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sirv from 'sirv'
import { startLocalServer } from '../../scripts/local-server.ts'
import { breakOff, nextPage } from '../../scripts/relay/answer.ts'
import { readForm, seeOther, send } from '../../scripts/relay/http.ts'
import { type RelayAnswer, relayAnswers } from './schedule.ts'

/** A request that the relay was sent. Times are in milliseconds since 1970. */
export type RelayRequest = {
  leadId: string
  /** Everything the form said, to find a visitor in. */
  text: string
  /** The page that sent it, by its number; 0 where the browser sent the form itself. */
  document: number
  answer: RelayAnswer
  at: number
  /** When the office had the lead. */
  storedAt?: number
  /** When the sender was told that it was taken, and still waited to be told. */
  saidAt?: number
  /** When it was answered, given up or cut. */
  closedAt?: number
}

/** An empty page without any script, from which a test looks into the browser's storage. */
export const emptyPage = '/empty-page-of-this-test'

/** The smallest GIF there is. */
const dot = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/** Serves the built site, with dots for pictures and empty fonts, because nobody looks at it. */
const siteFiles = () => {
  const serve = sirv('dist/client', { extensions: ['html'], etag: true, maxAge: 3600 })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/'
    const type = (name: string) => response.setHeader('content-type', name)
    if (url.endsWith('.woff2')) response.end()
    else if (url.startsWith('/pictures/')) type('image/gif').end(dot)
    else if (url === emptyPage) type('text/html').end('<title>-</title>')
    else serve(request, response, () => void response.writeHead(404).end())
  }
}

/**
 * Answers a request. Returns whether the sender was told in time that the lead was taken.
 * @param next where a browser goes that sent the form itself.
 */
const tell = async (answer: RelayAnswer, response: ServerResponse, next: string | undefined) => {
  const { tells } = relayAnswers[answer]
  // A browser may leave a request open for a page that has given it up.
  const isHeard = !response.destroyed && tells === 'yes'
  if (tells === 'nothing') await breakOff(response)
  else if (tells === '429' || tells === '500')
    await send(response, new Response('Failed', { status: Number(tells) }))
  else if (tells === 'no') await send(response, Response.json({ success: 'false', message: 'No' }))
  else if (tells === 'captcha') await send(response, new Response('<h1>Are you a robot?</h1>'))
  else
    await send(response, next === undefined ? Response.json({ success: 'true' }) : seeOther(next))
  return isHeard
}

/** The longest that a late answer takes by the clock of the test, in milliseconds. */
const longestWait = 5000

type Options = {
  plan: readonly RelayAnswer[]
  isPoison: (text: string) => boolean
  /** What the visitor's clock would show if it were right. */
  now: () => number
  note: (text: string) => void
}

/** Serves the built site, and takes its forms as a schedule says. */
export const startRelay = async ({ plan, isPoison, now, note }: Options) => {
  const left = [...plan]
  const requests: RelayRequest[] = []
  const open = new Set<RelayRequest>()
  let stalled: Promise<void> | undefined
  let isOffline = false

  const take = async (message: IncomingMessage, response: ServerResponse) => {
    const { leadId = '', ...fields } = (await readForm(message)).fields
    const text = Object.values(fields).join('\n')
    const document = Number(message.headers['x-document'] ?? 0)
    const answer = isPoison(text) ? 'answers 500' : (left.shift() ?? 'accepts')
    const request: RelayRequest = { leadId, text, document, answer, at: Date.now() }
    requests.push(request)
    open.add(request)
    response.on('close', () => {
      open.delete(request)
      request.closedAt = Date.now()
    })
    await stalled
    if (relayAnswers[answer].stores) request.storedAt = Date.now()
    const due = now() + relayAnswers[answer].after
    const latest = Date.now() + longestWait
    while (now() < due && Date.now() < latest && !response.destroyed) await wait(20)
    const next = message.url === '/relay' ? nextPage(fields._next) : undefined
    if (await tell(answer, response, next)) request.saidAt = Date.now()
    const [name = 'nobody'] = /Visitor\w+?End/.exec(text) ?? []
    note(`relay: ${answer} to page ${document}, lead ${leadId} of ${name}`)
  }

  const files = siteFiles()
  const { port, stop } = await startLocalServer((message, response) => {
    if (isOffline) response.destroy()
    else if (message.method === 'POST' && /^\/relay(\/ajax)?$/.test(message.url ?? ''))
      take(message, response).catch(() => response.destroy())
    else files(message, response)
  })

  return {
    origin: `http://localhost:${port}`,
    ...{ requests, stop },
    /** How many requests wait for an answer. */
    open: () => open.size,
    /** Whether answers wait for the visitor's clock. */
    isLate: () =>
      stalled === undefined && [...open].some(({ answer }) => relayAnswers[answer].after > 0),
    /** Stalls requests, whatever comes then, until the returned function is called. */
    stall: () => {
      let release = () => {}
      stalled = new Promise((resolve) => {
        release = resolve
      })
      return () => {
        stalled = undefined
        release()
      }
    },
    setOffline: (offline: boolean) => {
      isOffline = offline
    },
    /** From now on it takes every lead but the poisoned. */
    heal: () => {
      left.length = 0
    },
  }
}
