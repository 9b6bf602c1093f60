import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Disposable, Page } from 'playwright/test'
import { syncTag } from '../../components/leads/outbox/outbox.ts'
import { isStatedTruly, type Message, type Report } from './account.ts'
import {
  breakPage,
  fillLocalStorage,
  readLeads,
  type Said,
  statementsIn,
  unmarked,
  watchStatements,
} from './in-page.ts'
import { emptyPage, startRelayProxy } from './relay-proxy.ts'
import type { Schedule } from './schedule.ts'

/** How long a step may take before the test gives up on it, in milliseconds. */
const stepTimeout = 15_000

const day = 24 * 60 * 60 * 1000

/** Who sends the message with a number: a name that is in no other message of the schedule. */
export const visitorOf = (seed: number, message: number) => {
  const name = `Visitor${seed}Message${message}End`
  return { name, email: `${name.toLowerCase()}@sample.example` }
}

/** What happened, line by line, each with its seconds since the start: to understand a failure. */
const newJournal = () => {
  const start = Date.now()
  const lines: { at: number; text: string }[] = []
  return {
    note: (text: string, at = Date.now()): void => void lines.push({ at, text }),
    lines: (): string[] =>
      [...lines]
        .sort((a, b) => a.at - b.at)
        .map(({ at, text }) => `${((at - start) / 1000).toFixed(2).padStart(6)} ${text}`),
  }
}

/** The clock of the visitor's device. It passes faster than that of the test, and can be wrong. */
const deviceClock = (context: BrowserContext) => {
  let passed = 0
  let ahead = 0
  const now = () => Date.now() + passed
  return {
    /** What a right clock shows, in milliseconds since 1970. */
    now,
    /** What it shows. */
    shown: () => now() + ahead,
    pass: async (milliseconds: number): Promise<void> => {
      passed += milliseconds
      await context.clock.fastForward(milliseconds)
    },
    /** Sets it ahead by so many days, or back; 0 sets it right. Timers do not notice. */
    setAhead: (days: number): Promise<void> => {
      ahead = days * day
      return context.clock.setSystemTime(now() + ahead)
    },
  }
}

/** A tab. `document` counts the pages that any tab opened. */
export type Tab = { page: Page; document: number; scripts: Disposable[] }

/** The tabs of a browser whose pages break as a schedule says. */
const newTabs = async (
  context: BrowserContext,
  { storage, language }: Schedule,
  note: (text: string) => void,
  onReport: (report: Report) => void,
) => {
  const open: Tab[] = []
  const reports: Report[] = []
  const endedAt = new Map<number, number>()
  let documents = 0
  let { database } = storage

  await context.addInitScript(unmarked)
  await context.exposeBinding('reportStatements', (_source, document: number, said: Said[]) => {
    const report = { at: Date.now(), document, said }
    reports.push(report)
    const texts = said.map(({ statement, reference }) => `${statement} ${reference}`)
    note(`page ${document} says: ${texts.join(', ') || 'nothing'}`)
    onReport(report)
  })

  const end = ({ document }: Tab) => {
    if (document > 0) endedAt.set(document, Date.now())
  }

  /** Loads another page in a tab. Without a connection that fails, and the browser says so. */
  const load = async (tab: Tab, what: string, loading: () => Promise<unknown>): Promise<void> => {
    end(tab)
    documents += 1
    tab.document = documents
    for (const script of tab.scripts) await script.dispose()
    const faults = documents <= storage.faultyPages ? { ...storage, database } : undefined
    const watched = { document: documents, ...statementsIn(language) }
    tab.scripts = [
      await tab.page.addInitScript(breakPage, { document: documents, storage: faults }),
      await tab.page.addInitScript(watchStatements, watched),
    ]
    note(`page ${tab.document}: ${what}`)
    await loading().catch((error) => note(`${what}: ${String(error).split('\n')[0]}`))
  }

  return {
    open,
    reports,
    endedAt,
    newTab: async (): Promise<Tab> => {
      const tab: Tab = { page: await context.newPage(), document: 0, scripts: [] }
      open.push(tab)
      return tab
    },
    goTo: (tab: Tab, address: string) =>
      load(tab, address, () => tab.page.goto(address, { waitUntil: 'load' })),
    reload: (tab: Tab) => load(tab, 'reload', () => tab.page.reload({ waitUntil: 'load' })),
    close: async (tab: Tab): Promise<void> => {
      note(`page ${tab.document} is closed`)
      end(tab)
      open.splice(open.indexOf(tab), 1)
      await tab.page.close()
    },
    /** From now on, pages that are opened have a database that works if it was only flaky. */
    heal: () => {
      if (database === 'flaky') database = 'works'
    },
    /** What a page says now. */
    saidBy: (document: number): readonly Said[] =>
      reports.findLast((report) => report.document === document)?.said ?? [],
  }
}

/**
 * Returns what has the browser do what it does by itself, now and then: start the service worker of
 * a page to send what waits.
 */
const startWorkerOf = async (page: Page) => {
  const { origin } = new URL(page.url())
  const browser = await page.context().newCDPSession(page)
  let registrationId: string | undefined
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId
  })
  await browser.send('ServiceWorker.enable')
  return async () => {
    if (registrationId === undefined) return
    const event = { origin, registrationId, tag: syncTag, lastChance: false }
    await browser.send('ServiceWorker.dispatchSyncEvent', event)
  }
}

/** A browser of its own, a relay of its own, and a clock: all that a schedule is played with. */
export const newWorld = async (browser: Browser, schedule: Schedule) => {
  const { seed, relay: plan, poison, storage, worker } = schedule
  const journal = newJournal()
  const poisoned = poison === undefined ? undefined : visitorOf(seed, poison).name
  const relay = await startRelayProxy(
    plan,
    (text) => poisoned !== undefined && text.includes(poisoned),
  )
  const context = await browser.newContext({
    baseURL: relay.origin,
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    // Nobody looks at it, and painting takes most of the time.
    viewport: { width: 360, height: 360 },
  })
  context.setDefaultTimeout(stepTimeout)
  await context.clock.install({ time: Date.now() })
  const clock = deviceClock(context)
  relay.setClock(clock)

  // Looks into the storage of the site, and is not touched by its faults.
  const auditor = await context.newPage()
  await auditor.goto(emptyPage)
  if (storage.localStorage === 'full') await auditor.evaluate(fillLocalStorage)
  const waiting = () => auditor.evaluate(readLeads)

  let isOffline = false
  const sync = worker ? await startWorkerOf(auditor) : async () => {}

  const messages: Message[] = []
  const checks: Promise<string[]>[] = []
  const evidence = { waiting, messages, requests: relay.requests, checked: new Set<string>() }
  const tabs = await newTabs(context, schedule, journal.note, (report) =>
    checks.push(isStatedTruly(report, evidence)),
  )
  return {
    schedule,
    journal,
    relay,
    clock,
    tabs,
    waiting,
    messages,
    /** What was said of leads that was not so. */
    falseStatements: async () => (await Promise.all(checks)).flat(),
    /**
     * Takes the connection away, or gives it back. The relay is told too, because a browser does
     * not delay every request that it makes for a page that is gone.
     */
    setOffline: async (offline: boolean) => {
      const returns = isOffline && !offline
      isOffline = offline
      relay.setOffline(offline)
      await context.setOffline(offline)
      if (returns) await sync()
    },
    sync,
    close: async () => {
      await context.close()
      await relay.stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof newWorld>>

/** How often is looked whether something is so, in milliseconds. */
const lookPause = 25

/**
 * Waits until something is so, while the visitor's clock passes. Returns whether it came so. The
 * clock passes in large steps while an answer is late, between which the relay can notice that it
 * was given up, and otherwise slowly, for whatever else a page waits for: on a busy machine, whoever
 * is given little time by that clock had no time at all.
 */
export const until = async (
  { relay, clock }: World,
  isSo: () => boolean | Promise<boolean>,
  looks = 800,
): Promise<boolean> => {
  for (let look = 0; look < looks; look++) {
    if (await isSo()) return true
    await wait(lookPause)
    if (relay.isLate() && look % 4 === 3) await clock.pass(8000)
    else if (look % 40 === 39) await clock.pass(1000)
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
