import { randomUUID } from 'node:crypto'
import type { SiteEvent } from '../../renderer/browser/announce.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { InboxLead } from '../../scripts/relay/inbox-store.ts'
import { type APIRequestContext, expect, type Page } from '../strict-test.ts'
import { refuseStorage } from '../visitor-browser.ts'

/** The sender of a lead. Tests share one inbox, so each visitor has a unique name. */
export type Visitor = { name: string; email: string }

export const visitor = (): Visitor => {
  const name = `Visitor${randomUUID().slice(0, 12)}`
  return { name, email: `${name.toLowerCase()}@sample.example` }
}

type Named = Pick<Visitor, 'name'>

/** Returns the leads of a visitor in the local inbox, newest first. */
const inboxLeadsOf = async (request: APIRequestContext, { name }: Named) =>
  (await (await request.get('/inbox/leads')).text())
    .split('\n')
    .filter((line) => line.toLowerCase().includes(name.toLowerCase()))
    .map((line) => JSON.parse(line) as InboxLead & { reference: string })

/** Returns their fields, with the reference and how often each arrived. */
export const leadsOf = async (
  request: APIRequestContext,
  who: Named,
): Promise<Record<string, string>[]> =>
  (await inboxLeadsOf(request, who)).map(({ fields, reference, count }) => ({
    ...fields,
    reference,
    count: String(count),
  }))

/** Returns the only lead of a visitor. */
const leadOf = async (request: APIRequestContext, who: Named) => {
  const leads = await leadsOf(request, who)
  expect(leads).toHaveLength(1)
  return leads[0] ?? {}
}

/** Returns how often the lead of a visitor has arrived. The inbox always shows it once. */
export const arrivals = async (request: APIRequestContext, who: Named): Promise<number> => {
  const leads = await leadsOf(request, who)
  expect(leads.length).toBeLessThanOrEqual(1)
  return Number(leads[0]?.count ?? 0)
}

/** Returns a visitor, with access to their leads in the inbox. */
export const sender = (request: APIRequestContext) => {
  const who = visitor()
  return {
    ...who,
    arrivals: () => arrivals(request, who),
    lead: () => leadOf(request, who),
    leads: () => leadsOf(request, who),
  }
}

/** Expects photos of these heights with the lead of a visitor. */
export const expectPhotos = async (page: Page, who: Visitor, heights: number[]) => {
  const [lead] = await inboxLeadsOf(page.request, who)
  await page.goto('/inbox')
  const item = page.locator(`#lead-${lead?.number}`)
  await item.locator('summary').click()
  const pictures = item.getByRole('img')
  await expect(pictures).toHaveCount(heights.length)
  for (const [index, picture] of (await pictures.all()).entries()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate(({ naturalHeight }: HTMLImageElement) => naturalHeight))
      .toBe(heights[index])
  }
}

/** Makes every page older than three seconds, before which contact forms delay sending. */
export const takeTime = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 10_000
  })

export const relayPath = '**/relay/ajax'

/**
 * Makes the relay refuse everything this tab sends, including retries: on a busy machine, a test
 * takes longer than the pause between two.
 */
export const keepRelayBusy = (page: Page) =>
  page.route(relayPath, (route) => route.fulfill({ status: 503 }))

/** Opens another page in the same browser, after the pause before a retry. */
export const visitLater = async (page: Page) => {
  const later = await page.context().newPage()
  // Changes only the date: timers of a fake clock give a database less time to respond.
  await later.clock.setFixedTime(Date.now() + 3_600_000)
  await later.goto(addressOf(linkedPages.financing), { waitUntil: 'networkidle' })
}

/** Blocks storage for the pages of a tab, like Firefox without cookies. */
export const blockStorage = (page: Page) => page.addInitScript(refuseStorage)

/** Runs in a page: returns the waiting leads in its database or localStorage, as texts. */
export const readWaiting = async (): Promise<string[]> => {
  const beside = Object.entries<string>(localStorage).flatMap(([key, text]) =>
    key.startsWith('waiting-lead:') ? text : [],
  )
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'leads')) return beside
  const answerOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const opening = indexedDB.open('leads')
  // Never creates the database, which the site creates with its object store.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await answerOf(opening)
  const leads = await answerOf(database.transaction('outbox').objectStore('outbox').getAll())
  database.close()
  return [...beside, ...leads.map((lead) => JSON.stringify(lead))]
}

/** Returns how many leads are waiting in this browser. */
export const waitingLeads = async (page: Page): Promise<number> =>
  (await page.evaluate(readWaiting)).length

/** Records the events that the pages of a tab announce, and returns a function that reads them. */
export const noteVisits = async (page: Page) => {
  await page.addInitScript(() => {
    const visits: SiteEvent[] = []
    Object.assign(window, { visits })
    document.addEventListener('visit', (event) => {
      visits.push((event as CustomEvent<SiteEvent>).detail)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'visits') as SiteEvent[])
}
