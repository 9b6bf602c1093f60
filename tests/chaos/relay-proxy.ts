import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sirv from 'sirv'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { breakOff, nextPage } from '../../scripts/relay/answer.ts'
import { readForm, seeOther, send } from '../../scripts/relay/http.ts'
import { byWorker, clockOfDevice, driveWorker, unmarked } from './in-page.ts'
import { type RelayAnswer, relayAnswers } from './schedule.ts'

/** A request that the relay was sent. Times are in milliseconds since 1970, by the right clock. */
export type RelayRequest = {
  leadId: string
  /** Everything the form said, to find a visitor in. */
  text: string
  /** The page that sent it, by its number. */
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

/** Serves the built site, with dots for pictures and with empty fonts, because nobody looks at it. */
const siteFiles = () => {
  const serve = sirv('dist/client', { extensions: ['html'], etag: true, maxAge: 3600 })
  const worker = () =>
    `${unmarked}; (${driveWorker})(${byWorker}, '${clockOfDevice}')\n${readFileSync(`dist/client${sitePaths.serviceWorker}`)}`
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/'
    const type = (name: string) => response.setHeader('content-type', name)
    if (url.endsWith('.woff2')) response.end()
    else if (url.startsWith('/pictures/')) type('image/gif').end(dot)
    else if (url === emptyPage) type('text/html').end('<title>-</title>')
    else if (url === sitePaths.serviceWorker) type('text/javascript').end(worker())
    else serve(request, response, () => void response.writeHead(404).end())
  }
}

/**
 * Answers a request. Returns whether the sender was told in time that the lead was taken.
 * @param next where a browser goes that sent the form itself.
 */
const answer = async (play: RelayAnswer, response: ServerResponse, next: string | undefined) => {
  const isHeard = !response.destroyed
  switch (play) {
    case 'accepts':
    case 'accepts late':
    case 'stores, answers too late':
      await send(response, next === undefined ? Response.json({ success: 'true' }) : seeOther(next))
      // A browser may leave a request open for a page that has given it up.
      return isHeard && play !== 'stores, answers too late'
    case 'answers 429':
      await send(response, new Response('Too many requests', { status: 429 }))
      break
    case 'answers 500':
    case 'stores, answers 500':
      await send(response, new Response('Failed', { status: 500 }))
      break
    case 'refuses with 200':
      await send(response, Response.json({ success: 'false', message: 'needs activation' }))
      break
    case 'shows a captcha with 200':
      await send(response, new Response('<h1>Are you a robot?</h1>'))
      break
    case 'never answers':
    case 'cuts before storing':
    case 'cuts after storing':
      await breakOff(response)
  }
  return false
}

/** The visitor's clock: what it would show if it were right, by which answers are late, and shows. */
type Clock = { now: () => number; shown: () => number }

/** After how many milliseconds of the visitor's clock an answer comes. */
const delays: Partial<Record<RelayAnswer, number>> = {
  'accepts late': 20_000,
  'stores, answers too late': 180_000,
  'never answers': 180_000,
}

/** The longest that a late answer takes by the clock of the test, in milliseconds. */
const longestWait = 5000

type Taken = { request: RelayRequest; response: ServerResponse; next: string | undefined }

/** Serves the built site, and takes its forms as a schedule says. */
export const startRelayProxy = async (
  plan: readonly RelayAnswer[],
  isPoison: (text: string) => boolean,
) => {
  const left = [...plan]
  const requests: RelayRequest[] = []
  const open = new Set<Taken>()
  let stalled: Promise<void> | undefined
  let isOffline = false
  let clock: Clock = { now: Date.now, shown: Date.now }

  const read = async (message: IncomingMessage) => {
    const { leadId = '', ...fields } = (await readForm(message)).fields
    const text = Object.values(fields).join('\n')
    const document = Number(message.headers['x-document'] ?? 0)
    const play = isPoison(text) ? 'answers 500' : (left.shift() ?? 'accepts')
    const request: RelayRequest = { leadId, text, document, answer: play, at: Date.now() }
    return { request, next: message.url === '/relay' ? nextPage(fields._next) : undefined }
  }

  const take = async (taken: Taken) => {
    const { request, response, next } = taken
    requests.push(request)
    open.add(taken)
    response.on('close', () => {
      open.delete(taken)
      request.closedAt = Date.now()
    })
    await stalled
    if (relayAnswers[request.answer].stores) request.storedAt = Date.now()
    const due = clock.now() + (delays[request.answer] ?? 0)
    const latest = Date.now() + longestWait
    while (clock.now() < due && Date.now() < latest && !response.destroyed) await wait(20)
    if (await answer(request.answer, response, next)) request.saidAt = Date.now()
  }

  const files = siteFiles()
  const server = createServer((message, response) => {
    if (isOffline) response.destroy()
    else if (message.url === clockOfDevice) response.end(String(clock.shown()))
    else if (message.method === 'POST' && /^\/relay(\/ajax)?$/.test(message.url ?? ''))
      read(message)
        .then((read) => take({ ...read, response }))
        .catch(() => response.destroy())
    else files(message, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    setClock: (visitors: Clock) => {
      clock = visitors
    },
    /** How many requests wait for an answer. */
    open: () => open.size,
    /** Whether answers wait for the visitor's clock. */
    isLate: () =>
      stalled === undefined &&
      [...open].some(({ request }) => delays[request.answer] !== undefined),
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
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
