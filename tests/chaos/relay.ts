import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sirv from 'sirv'
import { startLocalServer } from '../../scripts/local-server.ts'
import { breakOff, nextPage } from '../../scripts/relay/answer.ts'
import { readForm, seeOther, send } from '../../scripts/relay/http.ts'

const yes = (next?: string) =>
  next === undefined ? Response.json({ success: 'true' }) : seeOther(next)
const no = () => Response.json({ success: 'false', message: 'No' })
const captcha = () => new Response('<h1>Are you a robot?</h1>')
const failed = (status: number) => () => new Response('Failed', { status })

/**
 * What the relay does with a request: whether the office has the lead then, and what the sender is told
 * after how many milliseconds of its clock. Without a reply, the connection breaks.
 */
const answers = {
  accepts: { stores: true, after: 0, reply: yes },
  'accepts late': { stores: true, after: 20_000, reply: yes },
  'answers 429': { stores: false, after: 0, reply: failed(429) },
  'answers 500': { stores: false, after: 0, reply: failed(500) },
  'refuses with 200': { stores: false, after: 0, reply: no },
  'shows a captcha with 200': { stores: false, after: 0, reply: captcha },
  'never answers': { stores: false, after: 180_000, reply: undefined },
  'cuts before storing': { stores: false, after: 0, reply: undefined },
  'cuts after storing': { stores: true, after: 0, reply: undefined },
  'stores, answers 500': { stores: true, after: 0, reply: failed(500) },
  'stores, answers too late': { stores: true, after: 180_000, reply: yes },
} as const

export type RelayAnswer = keyof typeof answers
export const relayAnswers = Object.keys(answers) as RelayAnswer[]

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

/** The longest that a late answer takes by the clock of this computer, in milliseconds. */
const longestWait = 5000

/**
 * Serves the built site, and takes its forms as a plan says, then all.
 * @param now what the visitor's clock shows.
 */
export const startRelay = async (
  plan: readonly RelayAnswer[],
  now: () => number,
  note: (text: string) => void,
) => {
  const left = [...plan]
  const requests: RelayRequest[] = []
  const open = new Set<RelayRequest>()
  let stalled: Promise<void> | undefined
  let isOffline = false

  const take = async (message: IncomingMessage, response: ServerResponse) => {
    const { leadId = '', ...fields } = (await readForm(message)).fields
    const text = Object.values(fields).join('\n')
    const document = Number(message.headers['x-document'] ?? 0)
    const answer = left.shift() ?? 'accepts'
    const { stores, after, reply } = answers[answer]
    const request: RelayRequest = { leadId, text, document, answer, at: Date.now() }
    requests.push(request)
    open.add(request)
    response.on('close', () => {
      open.delete(request)
      request.closedAt = Date.now()
    })
    await stalled
    if (stores) request.storedAt = Date.now()
    const due = now() + after
    const latest = Date.now() + longestWait
    while (now() < due && Date.now() < latest && !response.destroyed) await wait(20)
    // A browser may leave a request open for a page that has given it up.
    if (!response.destroyed && reply === yes && after < 60_000) request.saidAt = Date.now()
    const next = message.url === '/relay' ? nextPage(fields._next) : undefined
    await (reply ? send(response, reply(next)) : breakOff(response))
    note(`relay: ${answer} to page ${document}, lead ${leadId}`)
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
      stalled === undefined && [...open].some(({ answer }) => answers[answer].after > 0),
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
    /** From now on it takes every lead. */
    heal: () => {
      left.length = 0
    },
  }
}
