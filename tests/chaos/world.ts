import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Disposable, Page } from 'playwright/test'
import { readWaiting } from '../site/leads.ts'
import type { Message } from './account.ts'
import { breakPage, readStatements, type Said, statements } from './in-page.ts'
import { emptyPage, startRelay } from './relay.ts'
import type { Schedule } from './schedule.ts'

/** A tab, and the number of the page in it among all pages of the schedule. */
export type Tab = { page: Page; document: number; script?: Disposable }

const silent: Said = { thanks: 0, stored: 0, notStored: 0, failed: 0, result: 0, references: [] }

/** The tabs of a browser whose pages break as a schedule says. */
const newTabs = (context: BrowserContext, { storage }: Schedule, note: (text: string) => void) => {
  const open: Tab[] = []
  const endedAt = new Map<number, number>()
  let documents = 0
  let { database } = storage

  /** Loads another page in a tab. Without a connection that fails, and the browser says so. */
  const load = async (tab: Tab, what: string, loading: () => Promise<unknown>): Promise<void> => {
    endedAt.set(tab.document, Date.now())
    tab.document = ++documents
    await tab.script?.dispose()
    tab.script = await tab.page.addInitScript(breakPage, {
      document: documents,
      storage: documents <= storage.faultyPages ? { ...storage, database } : undefined,
    })
    note(`page ${tab.document}: ${what}`)
    await loading().catch((error) => note(`${what}: ${String(error).split('\n')[0]}`))
  }

  return {
    open,
    /** When each page was left, by its number. */
    endedAt,
    newTab: async (): Promise<Tab> => {
      const tab: Tab = { page: await context.newPage(), document: 0 }
      open.push(tab)
      return tab
    },
    goTo: (tab: Tab, address: string) => load(tab, address, () => tab.page.goto(address)),
    reload: (tab: Tab) => load(tab, 'reload', () => tab.page.reload()),
    close: async (tab: Tab): Promise<void> => {
      note(`page ${tab.document} is closed`)
      endedAt.set(tab.document, Date.now())
      open.splice(open.indexOf(tab), 1)
      await tab.page.close()
    },
    /** A flaky database works on pages that are opened from now on. */
    heal: () => {
      if (database === 'flaky') database = 'works'
    },
    /** What a page shows about leads: nothing while it is replaced by another. */
    saidIn: ({ page }: Tab): Promise<Said> =>
      page.evaluate(readStatements, statements).catch(() => silent),
  }
}

/** A browser, a relay and a clock of its own: all that a schedule is played with. */
export const newWorld = async (browser: Browser, schedule: Schedule) => {
  const start = Date.now()
  const journal: string[] = []
  const note = (text: string): void => {
    journal.push(`${((Date.now() - start) / 1000).toFixed(2).padStart(6)} ${text}`)
  }
  let passed = 0
  const relay = await startRelay(schedule.relay, () => Date.now() + passed, note)
  const context = await browser.newContext({
    baseURL: relay.origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Nobody looks at it, and painting takes most of the time.
    viewport: { width: 360, height: 360 },
  })
  context.setDefaultTimeout(15_000)
  await context.clock.install({ time: Date.now() })
  // Compilers of TypeScript may mark functions with this one, which no page has.
  await context.addInitScript('globalThis.__name ??= (marked) => marked')
  // Looks into the storage of the site, and is not touched by its faults.
  const auditor = await context.newPage()
  await auditor.goto(emptyPage)

  return {
    ...{ schedule, journal, note, relay },
    tabs: newTabs(context, schedule, note),
    messages: [] as Message[],
    waiting: () => auditor.evaluate(readWaiting),
    /** The visitor's clock passes. */
    pass: async (milliseconds: number): Promise<void> => {
      passed += milliseconds
      await context.clock.fastForward(milliseconds)
    },
    /** Also tells the relay: a browser does not delay every request for a page that is gone. */
    setOffline: async (offline: boolean) => {
      relay.setOffline(offline)
      await context.setOffline(offline)
    },
    close: async () => {
      await context.close()
      relay.stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof newWorld>>

/**
 * Waits until something is so, while the visitor's clock passes. Returns whether it came so. The
 * clock passes in large steps while an answer is late, between which the relay can notice that it
 * was given up, and otherwise slowly: a busy machine needs time that the clock does not show.
 */
export const until = async (
  { relay, pass }: World,
  isSo: () => boolean | Promise<boolean>,
  looks = 800,
): Promise<boolean> => {
  for (let look = 0; look < looks; look++) {
    if (await isSo()) return true
    await wait(25)
    if (relay.isLate() && look % 4 === 3) await pass(8000)
    else if (look % 40 === 39) await pass(1000)
  }
  return false
}

/** Waits until no request has been on its way for a while. */
export const untilQuiet = async (world: World): Promise<void> => {
  let quiet = 0
  await until(world, () => {
    quiet = world.relay.open() === 0 ? quiet + 1 : 0
    return quiet > 5
  })
}
