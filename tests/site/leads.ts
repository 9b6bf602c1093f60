import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import type { Part } from '../../scripts/relay/answer.ts'
import type { InboxLead } from '../../scripts/relay/inbox-store.ts'

/**
 * Who sends a lead. Tests run side by side and share one inbox, so each visitor has a name of their
 * own.
 */
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

type Lead = Record<string, string>
type ListedLead = InboxLead & { reference: string }

/** The leads in the local inbox that name a visitor, newest first. */
export const inboxLeadsOf = async (
  request: APIRequestContext,
  { name }: Pick<Visitor, 'name'>,
): Promise<ListedLead[]> =>
  (await (await request.get('/inbox/leads')).text())
    .split('\n')
    .filter((line) => line.toLowerCase().includes(name.toLowerCase()))
    .map((line) => JSON.parse(line) as ListedLead)

/** Their fields, with the reference and how often each arrived. */
export const leadsOf = async (
  request: APIRequestContext,
  who: Pick<Visitor, 'name'>,
): Promise<Lead[]> =>
  (await inboxLeadsOf(request, who)).map(({ fields, reference, count }) => ({
    ...fields,
    reference,
    count: String(count),
  }))

/** The only lead that names a visitor. */
export const leadOf = async (
  request: APIRequestContext,
  who: Pick<Visitor, 'name'>,
): Promise<Lead> => {
  const leads = await leadsOf(request, who)
  expect(leads).toHaveLength(1)
  return leads[0] ?? {}
}

/** How often the lead of a visitor has arrived. The inbox shows it once, however often that was. */
export const arrivals = async (
  request: APIRequestContext,
  who: Pick<Visitor, 'name'>,
): Promise<number> => {
  const leads = await leadsOf(request, who)
  expect(leads.length).toBeLessThanOrEqual(1)
  return Number(leads[0]?.count ?? 0)
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

/**
 * A contact form keeps whoever is quicker than three seconds waiting, as it would a robot. Here
 * every page has been open for longer.
 */
export const takeTime = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 10_000
  })
