import type { Browser } from 'playwright/test'
import { deviceClock } from './device-clock.ts'
import { newJournal } from './journal.ts'
import { watchKept } from './kept-statements.ts'
import { lastingLeads } from './lasting-leads.ts'
import type { Message } from './message.ts'
import { fillLocalStorage } from './page-faults.ts'
import { startRelayProxy } from './relay-proxy.ts'
import type { Schedule } from './schedule.ts'
import { emptyPage } from './site-files.ts'
import { newTabs } from './tabs.ts'
import { visitorOf } from './visitor-name.ts'

/** How long a step may take before the test gives up on it, in milliseconds. */
const patience = 15_000

/** A browser of its own, a relay of its own, and a clock: all that a schedule is played with. */
export const newWorld = async (browser: Browser, schedule: Schedule) => {
  const { seed, relay: plan, poison, storage } = schedule
  const journal = newJournal()
  const poisoned = poison === undefined ? undefined : visitorOf(seed, poison).name
  let now = Date.now
  const relay = await startRelayProxy({
    plan,
    isPoison: (text) => poisoned !== undefined && text.includes(poisoned),
    clock: () => now(),
  })
  const context = await browser.newContext({
    baseURL: relay.origin,
    reducedMotion: 'reduce',
    // The clock and the faults of a schedule do not reach it.
    serviceWorkers: 'block',
    // Nobody looks at it, and painting takes most of the time.
    viewport: { width: 360, height: 360 },
  })
  context.setDefaultTimeout(patience)
  const clock = await deviceClock(context)
  now = clock.now

  // Looks into the storage of the site, and is not touched by its faults.
  const auditor = await context.newPage()
  await auditor.goto(emptyPage)
  if (storage.localStorage === 'full') await auditor.evaluate(fillLocalStorage)
  const waiting = () => lastingLeads(auditor)

  const messages: Message[] = []
  const kept = watchKept(waiting, relay.requests, messages)
  const tabs = await newTabs(context, schedule, journal, kept.check)
  return {
    schedule,
    journal,
    relay,
    clock,
    tabs,
    waiting,
    messages,
    /** What was said of leads that was not so. */
    falseStatements: kept.falseStatements,
    /**
     * Takes the connection away, or gives it back. The relay is told too, because a browser does
     * not keep back every request that it makes for a page that is gone.
     */
    setOffline: async (offline: boolean) => {
      relay.setOffline(offline)
      await context.setOffline(offline)
    },
    close: async () => {
      await context.close()
      await relay.stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof newWorld>>
