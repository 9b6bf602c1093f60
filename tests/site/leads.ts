import { randomUUID } from 'node:crypto'
import type { SiteEvent } from '../../renderer/browser/announce.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { Part } from '../../scripts/relay/answer.ts'
import type { InboxLead } from '../../scripts/relay/inbox-store.ts'
import { type APIRequestContext, expect, type Page } from '../strict-test.ts'
import { refuseStorage } from '../visitor-browser.ts'

/** Who sends a lead. Tests share one inbox, so each visitor has a name of their own. */
export type Visitor = { name: string; email: string }

/**
 * A visitor.
 * @param part for the local relay to play when this visitor sends, such as `captcha`, or
 *   `captcha-1` to play it once.
 */
export const visitor = (part?: Part | `${Part}-${number}`): Visitor => {
  const name = `Visitor${randomUUID().slice(0, 12)}`
  return { name, email: `${name.toLowerCase()}${part ? `+${part}` : ''}@sample.example` }
}

type Named = Pick<Visitor, 'name'>

/** The leads in the local inbox that name a visitor, newest first. */
const inboxLeadsOf = async (request: APIRequestContext, { name }: Named) =>
  (await (await request.get('/inbox/leads')).text())
    .split('\n')
    .filter((line) => line.toLowerCase().includes(name.toLowerCase()))
    .map((line) => JSON.parse(line) as InboxLead & { reference: string })

/** Their fields, with the reference and how often each arrived. */
export const leadsOf = async (
  request: APIRequestContext,
  who: Named,
): Promise<Record<string, string>[]> =>
  (await inboxLeadsOf(request, who)).map(({ fields, reference, count }) => ({
    ...fields,
    reference,
    count: String(count),
  }))

/** The only lead that names a visitor. */
export const leadOf = async (request: APIRequestContext, who: Named) => {
  const leads = await leadsOf(request, who)
  expect(leads).toHaveLength(1)
  return leads[0] ?? {}
}

/** How often the lead of a visitor has arrived. The inbox shows it once, however often that was. */
export const arrivals = async (request: APIRequestContext, who: Named): Promise<number> => {
  const leads = await leadsOf(request, who)
  expect(leads.length).toBeLessThanOrEqual(1)
  return Number(leads[0]?.count ?? 0)
}

/** A visitor, with what the inbox has of their leads. */
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
  await page.goto(`/inbox/lead?number=${lead?.number}`)
  const pictures = page.getByRole('img')
  await expect(pictures).toHaveCount(heights.length)
  for (const [index, picture] of (await pictures.all()).entries()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate(({ naturalHeight }: HTMLImageElement) => naturalHeight))
      .toBe(heights[index])
  }
}

/** Contact forms delay whoever is quicker than three seconds. Here every page is older than that. */
export const takeTime = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 10_000
  })

export const relayPath = '**/relay/ajax'

/**
 * The relay refuses whatever this tab sends, however often it retries: on a busy machine, a test
 * takes longer than the pause between two retries.
 */
export const keepRelayBusy = (page: Page) =>
  page.route(relayPath, (route) => route.fulfill({ status: 503 }))

/** Opens another page in the same browser, when the pause before a lead is sent again is over. */
export const visitLater = async (page: Page) => {
  const later = await page.context().newPage()
  // Only the day jumps: timers that follow another clock give a database less time to answer.
  await later.clock.setFixedTime(Date.now() + 3_600_000)
  await later.goto(addressOf(linkedPages.financing), { waitUntil: 'networkidle' })
}

/** Gives the pages of a tab a browser that stores nothing, as Firefox without cookies. */
export const blockStorage = (page: Page) => page.addInitScript(refuseStorage)

/** Runs in a page: the leads that wait in this browser, in its database or beside it, as texts. */
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
  // Never creates a database: the site does, with what it needs in it.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await answerOf(opening)
  const leads = await answerOf(database.transaction('outbox').objectStore('outbox').getAll())
  database.close()
  return [...beside, ...leads.map((lead) => JSON.stringify(lead))]
}

/** How many leads wait in this browser. */
export const waitingLeads = async (page: Page): Promise<number> =>
  (await page.evaluate(readWaiting)).length

/** Notes what the pages of a tab announce of the visit, and returns a function that reads it. */
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
