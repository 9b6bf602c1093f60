import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { readSiteFile } from './built-site.ts'
import { shown } from './content.ts'
import { chunks, failUntilReload } from './held-scripts.ts'
import { arrivals, leadOf, visitor } from './leads.ts'
import { aMinuteLater, blockStorage } from './lost-leads.ts'
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

const { keep: keepLabel } = words.wizard.submissionError
const { kept: keptLine, notKept: notKeptLine } = words.wizard.notSentYet
const keep = (page: Page) => page.getByRole('button', { name: keepLabel, exact: true }).click()

test('a busy relay: a visitor who keeps the answers gets the result, which says that they wait, also when loaded again, until they have arrived once', async ({
  page,
  context,
  request,
}) => {
  const who = visitor('unavailable-2')
  const { openLast, finish, estimate, toast, step } = roofCalculator(page)
  const kept = page.getByText(keptLine)
  await openLast(who)
  await finish()
  await keep(page)
  await expect(estimate).toBeFocused()
  await expect(estimate).toHaveAccessibleDescription(new RegExp(keptLine))
  await expect(toast(words.roof.ready.title)).toBeVisible()
  await page.reload()
  await expect(kept).toBeVisible()
  // The same answers once more are no second lead.
  await page.getByRole('button', { name: words.wizard.result.changeAnswers }).click()
  await step(8)
  await finish()
  await expect(kept).toBeVisible()
  expect(await arrivals(request, who)).toBe(0)
  const later = await context.newPage()
  await aMinuteLater(later)
  await later.goto(anyPage)
  await expect(kept).toBeHidden()
  const { reference, count } = await leadOf(request, who)
  expect(count).toBe('1')
  await expect(page.getByText(reference ?? '')).toBeVisible()
  await page.reload()
  await expect(estimate).toBeVisible()
  await expect(kept).toBeHidden()
})

test('answers that arrived while their result was not open are not said to wait', async ({
  page,
  request,
}) => {
  const who = visitor('unavailable-2')
  const { openLast, finish, estimate } = roofCalculator(page)
  await openLast(who)
  await finish()
  await keep(page)
  await expect(page.getByText(keptLine)).toBeVisible()
  await aMinuteLater(page)
  await page.goto(anyPage)
  await expect.poll(() => arrivals(request, who)).toBe(1)
  await page.goBack()
  await expect(estimate).toBeVisible()
  await expect(page.getByText(keptLine)).toBeHidden()
})

test('where a browser keeps nothing, a visitor who keeps the answers is told to leave the page open, and they are sent once there is a connection', async ({
  page,
  context,
  request,
}) => {
  await blockStorage(page)
  const who = visitor()
  const { open, skip, person, finish, estimate } = roofCalculator(page)
  await open()
  await skip(6)
  await person(who)
  await context.setOffline(true)
  await finish()
  await keep(page)
  await expect(estimate).toBeVisible()
  await expect(page.getByText(notKeptLine)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(notKeptLine)).toBeHidden()
  expect(await arrivals(request, who)).toBe(1)
})

test('a relay that takes the answers only after they were said to have failed: the result takes the place of that, and they arrive once', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { openLast, finish, estimate, toast } = roofCalculator(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/relay/ajax', (route) => answered.then(() => route.continue()))
  await page.clock.install()
  await openLast(who)
  const asked = page.waitForRequest('**/relay/ajax')
  await finish()
  await asked
  await page.clock.runFor(15_000)
  await expect(failure(page)).toBeVisible()
  answer()
  await expect(estimate).toBeVisible()
  await expect(toast(words.roof.ready.title)).toBeVisible()
  expect(await arrivals(request, who)).toBe(1)
  // One step back is the last step, where the same answers are known to have arrived.
  await page.goBack()
  await finish()
  await expect(estimate).toBeVisible()
  expect(await arrivals(request, who)).toBe(1)
})

test('a late answer for answers that are kept by then: they are no longer said to wait, and arrive once', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { openLast, finish, estimate } = roofCalculator(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/relay/ajax', (route) => answered.then(() => route.continue()))
  await page.clock.install()
  await openLast(who)
  const asked = page.waitForRequest('**/relay/ajax')
  await finish()
  await asked
  await page.clock.runFor(15_000)
  await keep(page)
  await expect(page.getByRole('alert').getByRole('button', { name: keepLabel })).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(estimate).toBeVisible()
  await expect(page.getByText(keptLine)).toBeVisible()
  answer()
  await expect(page.getByText(keptLine)).toBeHidden()
  expect(await arrivals(request, who)).toBe(1)
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
