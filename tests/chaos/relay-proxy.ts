import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { nextPage } from '../../scripts/relay/answer.ts'
import { readForm } from '../../scripts/relay/body.ts'
import { clockOfDevice } from './drive-worker.ts'
import { type RelayAnswer, relayAnswers } from './relay-answers.ts'
import { answer } from './relay-play.ts'
import { siteFiles } from './site-files.ts'

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

type Options = {
  plan: readonly RelayAnswer[]
  isPoison: (text: string) => boolean
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
export const startRelayProxy = async ({ plan, isPoison }: Options) => {
  const left = [...plan]
  const requests: RelayRequest[] = []
  const open = new Set<Taken>()
  let held: Promise<void> | undefined
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

  const inTime = async ({ request, response }: Taken) => {
    const due = clock.now() + (delays[request.answer] ?? 0)
    const latest = Date.now() + longestWait
    while (clock.now() < due && Date.now() < latest && !response.destroyed) await wait(20)
  }

  const take = async (taken: Taken) => {
    const { request, response, next } = taken
    requests.push(request)
    open.add(taken)
    response.on('close', () => {
      open.delete(taken)
      request.closedAt = Date.now()
    })
    await held
    if (relayAnswers[request.answer].stores) request.storedAt = Date.now()
    await inTime(taken)
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
      held === undefined && [...open].some(({ request }) => delays[request.answer] !== undefined),
    /** Keeps requests waiting, whatever comes then, until the returned function is called. */
    hold: () => {
      let release = () => {}
      held = new Promise<void>((done) => {
        release = done
      })
      return () => {
        held = undefined
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
