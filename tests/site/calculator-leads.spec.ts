import { addressOf, linkedPages } from '../../content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { readSiteFile } from './built-site.ts'
import { shown } from './content.ts'
import { chunks, failUntilReload } from './held-scripts.ts'
import { arrivals, leadOf, visitor } from './leads.ts'
import { aMinuteLater } from './lost-leads.ts'
import { roofCalculator } from './roof-calculator.ts'
import { propertyAddress } from './wizard.ts'
import { words } from './words.ts'

/** What becomes of the lead of a calculator when the relay or the connection fails. */

const anyPage = addressOf(linkedPages.financing)
const failure = (page: Page) => page.getByText(words.wizard.submissionError.description).first()

test('a busy relay: says that it failed, sends nothing behind the back of the visitor, and the next try arrives once', async ({
  page,
  context,
  request,
}) => {
  const who = visitor('unavailable-1')
  const { openLast, finish, line, estimate } = roofCalculator(page)
  await openLast(who)
  await finish()
  await expect(failure(page)).toBeVisible()
  await expect(line('address')).toHaveValue(propertyAddress)
  const later = await context.newPage()
  await aMinuteLater(later)
  await later.goto(anyPage, { waitUntil: 'networkidle' })
  expect(await arrivals(request, who)).toBe(0)
  await finish()
  await expect(estimate).toBeVisible()
  expect(await arrivals(request, who)).toBe(1)
})

test('a connection that drops after the lead was taken: the next try can be told to be the same lead', async ({
  page,
  request,
}) => {
  const who = visitor('dropped-1')
  const { finish, estimate } = roofCalculator(page)
  await roofCalculator(page).openLast(who)
  await finish()
  await expect(failure(page)).toBeVisible()
  await finish()
  await expect(estimate).toBeVisible()
  expect(await arrivals(request, who)).toBe(2)
})

test('a tab that is closed in the middle of sending does not lose the lead', async ({
  context,
  request,
}) => {
  const who = visitor()
  const page = await context.newPage()
  await page.route('**/relay/ajax', () => new Promise(() => undefined))
  await roofCalculator(page).openLast(who)
  const asked = page.waitForRequest('**/relay/ajax')
  await roofCalculator(page).finish()
  await asked
  await page.close()
  const later = await context.newPage()
  await later.goto(anyPage)
  await expect.poll(() => arrivals(request, who)).toBeGreaterThan(0)
})

test('scripts that cannot be loaded: the page loaded again sends the lead, and says whose result is missing', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { openLast, finish, estimate } = roofCalculator(page)
  const { title, again } = words.wizard.resultMissing
  await page.route(chunks, (route) =>
    readSiteFile(new URL(route.request().url()).pathname).includes(
      words.roofResult.otherRoofs.heading,
    )
      ? route.abort()
      : route.fallback(),
  )
  await failUntilReload(page, 'delivered-leads')
  await openLast(who)
  await finish()
  const told = page.getByText(shown(title))
  await expect(told).toBeVisible()
  const { reference, count } = await leadOf(request, who)
  expect(count).toBe('1')
  await expect(told).toContainText(reference ?? '')
  await page.unroute(chunks)
  await page.getByRole('button', { name: again }).click()
  await expect(estimate).toBeVisible()
  await expect(page.getByText(reference ?? '')).toBeVisible()
  expect(await arrivals(request, who)).toBe(1)
})
