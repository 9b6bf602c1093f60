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

export const identityOf = ({ name, email }: Visitor) => ({
  name: `Maya ${name}`,
  firstName: 'Maya',
  lastName: name,
  email,
  phone: '(305) 555-0142',
  address: '1 Main Street, Miami 33101',
  city: 'Miami',
})
export type Identity = ReturnType<typeof identityOf>

export const sender = (request: APIRequestContext, who = visitor()) => {
  const inbox = async () =>
    (await (await request.get('/inbox/leads')).text())
      .split('\n')
      .filter((line) => line.toLowerCase().includes(who.name.toLowerCase()))
      .map((line) => JSON.parse(line) as InboxLead & { reference: string })
  /** Returns the fields of their leads, newest first, with the reference and the number of arrivals. */
  const leads = async (): Promise<Record<string, string>[]> =>
    (await inbox()).map(({ fields, reference, count }) => ({
      ...fields,
      reference,
      count: String(count),
    }))
  return {
    ...who,
    leads,
    lead: async () => {
      const all = await leads()
      expect(all).toHaveLength(1)
      return all[0] ?? {}
    },
    /** Returns how often their lead has arrived. The inbox always shows it once. */
    arrivals: async () => {
      const all = await leads()
      expect(all.length).toBeLessThanOrEqual(1)
      return Number(all[0]?.count ?? 0)
    },
    expectPhotos: async (page: Page, heights: readonly number[]) => {
      const [lead] = await inbox()
      await page.goto('/inbox')
      const item = page.locator(`#lead-${lead?.number}`)
      await item.locator('summary').click()
      const pictures = item.getByRole('img')
      await expect(pictures).toHaveCount(heights.length)
      for (const [index, picture] of (await pictures.all()).entries()) {
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate(heightOf)).toBe(heights[index])
      }
    },
  }
}
export type Sender = ReturnType<typeof sender>
const heightOf = (picture: Element) => (picture as HTMLImageElement).naturalHeight

export const relayPath = '**/relay/ajax'

/**
 * Makes the relay refuse everything this tab sends, including retries: on a busy machine, a test
 * takes longer than the pause between two.
 */
export const keepRelayBusy = (page: Page) =>
  page.route(relayPath, (route) => route.fulfill({ status: 503 }))

export const anyPage = addressOf(linkedPages.financing)

/** Opens another page in the same browser, after the pause before a retry. */
export const visitLater = async (page: Page, hours = 1) => {
  const later = await page.context().newPage()
  // Changes only the date: timers of a fake clock give a database less time to respond.
  await later.clock.setFixedTime(Date.now() + hours * 3_600_000)
  await later.goto(anyPage, { waitUntil: 'networkidle' })
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
  const database = await answerOf(indexedDB.open('leads'))
  const leads = await answerOf(database.transaction('outbox').objectStore('outbox').getAll())
  database.close()
  return [...beside, ...leads.map((lead) => JSON.stringify(lead))]
}

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
