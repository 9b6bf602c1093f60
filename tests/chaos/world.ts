import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext, BrowserContext, Page, Route } from 'playwright/test'
import { readWaiting, relayPath, sender, type Visitor } from '../site/leads.ts'
import { refuseStorage } from '../visitor-browser.ts'
import { followClock } from './in-page.ts'
import { type Answer, answers, type Schedule } from './schedule.ts'

/** How long a page waits for the answer to a request at most, in milliseconds. */
const requestTimeout = 45_000

/** A message that a visitor sent. */
export type Message = Visitor & {
  page: Page
  told: 'thanked' | 'failed' | 'nothing'
  /** How often it had arrived when the page reported that. */
  arrivedThen: number
  /** True if the visitor was told to leave the page open, because nothing could be stored. */
  wasWarned: boolean
  /** True if its page was left before it reported anything, while sending, and at any time. */
  wasInterrupted: boolean
  wasSending: boolean
  wasLeft: boolean
  /** True if it may arrive again: its page was left, or did not learn that the relay had it. */
  mayRepeat: boolean
  faults: string[]
  /** The log of what happened to it. */
  journal: string[]
}

/** Opens a browser with its own clock, storage and relay, to play a schedule with. */
export const newWorld = async (
  context: BrowserContext,
  request: APIRequestContext,
  { relay, isBlocked }: Schedule,
) => {
  const messages: Message[] = []
  const plan = [...relay]
  let open = 0
  let asked = 0
  let isOffline = false
  let stalled: Promise<void> | undefined

  const pass = async (milliseconds: number) => {
    // On a busy machine, the page takes a request that is still open for one without an answer.
    if (milliseconds > requestTimeout && open > 0)
      for (const message of messages) message.mayRepeat = true
    await context.clock.fastForward(milliseconds)
  }
  const answer = async (route: Route) => {
    const body = String(route.request().postDataBuffer())
    const message = messages.find(({ name }) => body.includes(name))
    const name = plan.shift() ?? 'accepts'
    const { says, stores = false, isLate = false }: Answer = answers[name]
    message?.journal.push(`relay: ${name}`)
    if (message) message.mayRepeat ||= stores && (says !== 'yes' || isLate)
    await stalled
    // Longer than a visitor waits.
    if (isLate) await pass(20_000)
    const response = stores ? await route.fetch() : undefined
    if (says === 'yes' && response) await route.fulfill({ response })
    if (says === 'busy') await route.fulfill({ status: 503, body: 'Busy' })
    if (says === 'cut') await route.abort('connectionreset')
  }
  await context.route(relayPath, async (route) => {
    // Playwright answers a routed request even offline.
    if (isOffline) return route.abort('internetdisconnected')
    asked++
    open++
    // Closing a page ends its requests.
    await answer(route).catch(() => undefined)
    open--
  })
  // Skips pictures and fonts, because painting takes most of the time.
  await context.route('**/{pictures/**,*.woff2}', (route) => route.abort())
  await context.clock.install({ time: Date.now() })
  await context.addInitScript(followClock)
  // Looks into the storage of the site, and is not touched by its faults.
  const auditor = await context.newPage()
  await auditor.goto('/inbox')
  const faults = isBlocked ? await context.addInitScript(refuseStorage) : undefined

  const leave = (page: Page) => {
    for (const message of messages) message.wasLeft ||= message.page === page
  }
  const setOffline = async (offline: boolean) => {
    // Holds requests while the connection changes, because the browser would miss the response.
    isOffline = true
    await context.setOffline(offline)
    isOffline = offline
  }
  return {
    messages,
    pass,
    setOffline,
    asked: () => asked,
    isSending: () => open > 0,
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
    waiting: () => auditor.evaluate(readWaiting),
    /** Counts the arrivals of a message. With full storage, a repeat is another lead. */
    arrivals: async (who: Visitor) =>
      (await sender(request, who).leads()).reduce((sum, { count }) => sum + Number(count), 0),
    newTab: () => context.newPage(),
    tabs: () => context.pages().filter((page) => page !== auditor),
    /** Loads or reloads a page. Without a connection, the browser shows an error. */
    load: async (page: Page, address?: string) => {
      leave(page)
      await (address ? page.goto(address) : page.reload()).catch(() => undefined)
    },
    close: async (page: Page) => {
      leave(page)
      await page.close()
    },
    /** From now on everything works on pages that are opened, and the relay takes every lead. */
    heal: async () => {
      plan.length = 0
      await setOffline(false)
      await faults?.dispose()
    },
  }
}

export type World = Awaited<ReturnType<typeof newWorld>>

/** Waits for a condition while the visitor's clock advances slowly. Returns false if it fails. */
export const until = async (
  { pass }: World,
  isSo: () => boolean | Promise<boolean>,
  looks = 800,
): Promise<boolean> => {
  for (let look = 0; look < looks; look++) {
    if (await isSo()) return true
    await wait(25)
    if (look % 40 === 39) await pass(1000)
  }
  return false
}

/** Waits until no request has been on its way for a while. */
export const untilQuiet = async (world: World): Promise<void> => {
  let quiet = 0
  await until(world, () => {
    quiet = world.isSending() ? 0 : quiet + 1
    return quiet > 5
  })
}
