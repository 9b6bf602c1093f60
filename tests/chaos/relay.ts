import type { BrowserContext, Route } from 'playwright/test'
import { relayPath } from '../site/leads.ts'
import type { Message } from './message.ts'

/** Passes the form on to the office, and returns its response. */
const accept = async (route: Route) => route.fulfill({ response: await route.fetch() })
const thenFails =
  (fail: (route: Route) => Promise<unknown>) =>
  async (route: Route): Promise<void> => {
    await route.fetch()
    await fail(route)
  }
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'Failed' })
const cut = (route: Route) => route.abort('connectionreset')

type Pass = (milliseconds: number) => Promise<void>
/** Advances the visitor's clock past the longest timeout of a page. */
const late =
  (then: (route: Route) => Promise<unknown>) =>
  async (route: Route, pass: Pass): Promise<void> => {
    await pass(20_000)
    await then(route)
  }

/** Responses of the relay. `lies`: the office has the lead, but the page does not learn of it. */
const answers: Record<string, { play: (route: Route, pass: Pass) => unknown; lies?: true }> = {
  accepts: { play: accept },
  'answers 429': { play: status(429) },
  'answers 500': { play: status(500) },
  'refuses with 200': { play: (route) => route.fulfill({ json: { success: 'false' } }) },
  'shows a captcha with 200': { play: (route) => route.fulfill({ body: '<h1>Robot?</h1>' }) },
  'never answers': { play: late(cut) },
  'cuts before storing': { play: cut },
  'cuts after storing': { play: thenFails(cut), lies: true },
  'stores, answers 500': { play: thenFails(status(500)), lies: true },
  'stores, answers too late': { play: thenFails(() => Promise.resolve()), lies: true },
  'accepts late': { play: late(accept), lies: true },
}

export const relayAnswers = Object.keys(answers)

/** Responds to a browser's forms by a plan, and then accepts all. */
export const planRelay = async (
  context: BrowserContext,
  plan: readonly string[],
  messages: readonly Message[],
  pass: Pass,
) => {
  const left = [...plan]
  let open = 0
  let asked = 0
  let isOffline = false
  let stalled: Promise<void> | undefined
  await context.route(relayPath, async (route) => {
    // Playwright answers a routed request even offline.
    if (isOffline) return route.abort('internetdisconnected')
    const body = String(route.request().postDataBuffer())
    const message = messages.find(({ name }) => body.includes(name))
    const name = left.shift() ?? 'accepts'
    const { play = accept, lies = false } = answers[name] ?? {}
    message?.journal.push(`relay: ${name}`)
    if (message) message.mayRepeat ||= lies
    asked++
    open++
    await stalled
    // Closing a page ends its requests.
    await Promise.resolve(play(route, pass)).catch(() => undefined)
    open--
  })
  return {
    asked: () => asked,
    isOpen: () => open > 0,
    /** Stalls all requests until the returned function is called. */
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
    setOffline: async (offline: boolean) => {
      // Holds requests while the connection changes, because the browser would miss the response.
      isOffline = true
      await context.setOffline(offline)
      isOffline = offline
    },
    /** Accepts every lead from now on. */
    heal: () => {
      left.length = 0
    },
  }
}
