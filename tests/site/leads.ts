import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import type { Part } from '../../scripts/relay/parts.ts'

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

/** The leads in the local inbox that name a visitor, the newest first: each a line of its table. */
export const leadsOf = async (
  request: APIRequestContext,
  { name }: Pick<Visitor, 'name'>,
): Promise<Lead[]> => {
  const answer = await request.get('/inbox.csv', { params: { q: name } })
  return parse(await answer.text(), { bom: true, columns: true })
}

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
export const arrivals = async (request: APIRequestContext, who: Visitor): Promise<number> => {
  const leads = await leadsOf(request, who)
  expect(leads.length).toBeLessThanOrEqual(1)
  return Number(leads[0]?.count ?? 0)
}

/** Expects photos of these heights with the lead of a visitor. */
export const expectPhotos = async (page: Page, { name }: Visitor, heights: number[]) => {
  await page.goto(`/inbox?q=${name}`)
  const pictures = page.getByRole('article').getByRole('img')
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
