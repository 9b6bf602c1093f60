import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { readWaiting, sender, type Visitor } from '../site/leads.ts'
import { breakStorage, followClock } from './in-page.ts'
import type { Message } from './message.ts'
import { planRelay } from './relay.ts'
import type { Schedule } from './schedule.ts'

/** How long a page waits for the answer to a request at most, in milliseconds. */
const requestTimeout = 45_000

/** Opens a browser with its own clock, storage and relay, to play a schedule with. */
export const newWorld = async (
  context: BrowserContext,
  request: APIRequestContext,
  { relay: plan, storage }: Schedule,
) => {
  const messages: Message[] = []
  const pass = async (milliseconds: number) => {
    // On a busy machine, the page takes a request that is still open for one without an answer.
    if (milliseconds > requestTimeout && relay.isOpen())
      for (const message of messages) message.mayRepeat = true
    await context.clock.fastForward(milliseconds)
  }
  const relay = await planRelay(context, plan, messages, pass)
  // Skips pictures and fonts, because painting takes most of the time.
  await context.route('**/{pictures/**,*.woff2}', (route) => route.abort())
  await context.clock.install({ time: Date.now() })
  await context.addInitScript(followClock)
  // Looks into the storage of the site, and is not touched by its faults.
  const auditor = await context.newPage()
  await auditor.goto('/inbox')
  const faults = await context.addInitScript(breakStorage, storage)

  const leave = (page: Page) => {
    for (const message of messages) message.wasLeft ||= message.page === page
  }
  return {
    messages,
    relay,
    pass,
    waiting: () => auditor.evaluate(readWaiting),
    /** Counts the arrivals of a message. With full storage, a repeat is another lead. */
    arrivals: async (who: Visitor) =>
      (await sender(request, who).leads()).reduce((sum, { count }) => sum + Number(count), 0),
    setOffline: relay.setOffline,
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
      relay.heal()
      await relay.setOffline(false)
      await faults.dispose()
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
    quiet = world.relay.isOpen() ? 0 : quiet + 1
    return quiet > 5
  })
}
