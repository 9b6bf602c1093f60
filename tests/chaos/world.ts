import type { Browser, Page } from 'playwright/test'
import { syncTag } from '../../components/leads/outbox/sync.ts'
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

/**
 * Returns what has the browser do what it does by itself, now and then: wake the service worker of
 * a page to send what waits.
 */
const wakeWorker = async (page: Page) => {
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
  const relay = await startRelayProxy({
    plan,
    isPoison: (text) => poisoned !== undefined && text.includes(poisoned),
  })
  const context = await browser.newContext({
    baseURL: relay.origin,
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    // Nobody looks at it, and painting takes most of the time.
    viewport: { width: 360, height: 360 },
  })
  context.setDefaultTimeout(patience)
  await context.clock.install({ time: Date.now() })
  const clock = deviceClock(context)
  relay.setClock(clock)

  // Looks into the storage of the site, and is not touched by its faults.
  const auditor = await context.newPage()
  await auditor.goto(emptyPage)
  if (storage.localStorage === 'full') await auditor.evaluate(fillLocalStorage)
  const waiting = () => lastingLeads(auditor)

  let isOffline = false
  const sync = worker ? await wakeWorker(auditor) : async () => {}

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
