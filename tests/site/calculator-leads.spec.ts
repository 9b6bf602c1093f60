import { syncTag } from '../../components/leads/outbox/outbox.ts'
import { expect, type Page } from '../strict-test.ts'
import { calculator, propertyAddress } from './calculator.ts'
import { shown } from './content.ts'
import { contains, failUntilReload, holdRequests, loaded } from './held-requests.ts'
import { blockStorage, keepRelayBusy, relayPath, test, visitLater } from './leads.ts'
import { words } from './words.ts'

/** What becomes of the lead of a calculator when the relay or the connection fails. */

const { submissionError, notSentYet, resultMissing, result: resultWords } = words.wizard
const storeAnswers = (page: Page) =>
  page.getByRole('button', { name: submissionError.keep, exact: true }).click()

test('a busy relay: an alert says so, and the next try arrives', async ({ page, context, who }) => {
  const { openLast, finish, finishButton, line, toast, result } = calculator(page, 'roof')
  await keepRelayBusy(page)
  await openLast(who)
  const readOut = page.locator('[role="status"]:not([aria-live="off"])')
  for (const _ of ['first', 'second']) {
    await finish()
    await expect(toast(submissionError.title)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(submissionError.description)
    // The alert says it already, so the notice is not read out.
    expect((await readOut.allTextContents()).join()).not.toContain(submissionError.description)
    await page.keyboard.press('Escape')
    await expect(toast(submissionError.title)).toBeHidden()
  }
  await expect(finishButton).toBeFocused()
  await expect(line('address')).toHaveValue(propertyAddress)
  // Nothing is sent unasked.
  await visitLater(context)
  expect(await who.arrivals()).toBe(0)
  await page.unroute(relayPath)
  await finish()
  await expect(result).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('a busy relay: answers that are stored lead to a result', async ({ page, context, who }) => {
  const { openLast, finish, result, toast } = calculator(page, 'roof')
  const waits = page.getByText(notSentYet.kept)
  await keepRelayBusy(page)
  await openLast(who)
  await finish()
  await storeAnswers(page)
  await expect(result).toBeFocused()
  await expect(result).toHaveAccessibleDescription(new RegExp(notSentYet.kept))
  await expect(toast(words.roof.ready.title)).toBeVisible()
  await page.reload()
  await expect(waits).toBeVisible()
  // The same answers once more are no second lead.
  await page.getByRole('button', { name: resultWords.changeAnswers }).click()
  await finish()
  await expect(waits).toBeVisible()
  expect(await who.arrivals()).toBe(0)
  await visitLater(context)
  await expect(waits).toBeHidden()
  const { reference, count } = await who.lead()
  expect(count).toBe('1')
  await expect(page.getByText(reference ?? '').filter({ visible: true })).toBeVisible()
  await page.reload()
  await expect(result).toBeVisible()
  await expect(waits).toBeHidden()
})

test('where nothing can be stored, a page left open sends later', async ({
  page,
  context,
  who,
}) => {
  const { open, skip, person, finish, result } = calculator(page, 'roof')
  const leaveOpen = page.getByText(notSentYet.notKept)
  await blockStorage(page)
  await open()
  await skip(6)
  await person(who)
  await context.setOffline(true)
  await finish()
  await storeAnswers(page)
  await expect(result).toBeVisible()
  await expect(leaveOpen).toBeVisible()
  await context.setOffline(false)
  await expect(leaveOpen).toBeHidden()
  expect(await who.arrivals()).toBe(1)
})

for (const isStored of [false, true])
  test(`a late answer counts for answers that ${isStored ? 'were stored' : 'failed'} by then`, async ({
    page,
    who,
  }) => {
    const { openLast, finish, result } = calculator(page, 'roof')
    const answer = await holdRequests(page, relayPath)
    await page.clock.install()
    await openLast(who)
    const asked = page.waitForRequest(relayPath)
    await finish()
    await asked
    await page.clock.runFor(15_000)
    await expect(page.getByText(submissionError.description).first()).toBeVisible()
    if (isStored) {
      await storeAnswers(page)
      await page.clock.runFor(1000)
      await expect(page.getByText(notSentYet.kept)).toBeVisible()
    }
    answer()
    await expect(result).toBeVisible()
    await expect(page.getByText(notSentYet.kept)).toBeHidden()
    expect(await who.arrivals()).toBe(1)
    // One step back is the last step, where the same answers are known to have arrived.
    await page.goBack()
    await finish()
    await expect(result).toBeVisible()
    expect(await who.arrivals()).toBe(1)
  })

test('scripts that cannot be loaded: the lead is sent and named', async ({ page, who }) => {
  const { openLast, finish, result } = calculator(page, 'roof')
  const isOfResult = contains(words.roofResult.otherRoofs.heading)
  const fail = await holdRequests(page, loaded, isOfResult)
  fail('abort')
  await failUntilReload(page, syncTag)
  await openLast(who)
  await finish()
  const told = page.getByText(shown(resultMissing.title))
  await expect(told).toBeVisible()
  const { reference = '', count } = await who.lead()
  expect(count).toBe('1')
  await expect(told).toContainText(reference)
  await page.unroute(loaded)
  await page.getByRole('button', { name: resultMissing.again }).click()
  await expect(result).toBeVisible()
  await expect(page.getByText(reference).filter({ visible: true })).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})
