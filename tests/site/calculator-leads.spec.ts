import { syncTag } from '../../components/leads/outbox/outbox.ts'
import { propertyAddress } from './calculator.ts'
import { shown } from './content.ts'
import { contains, failUntilReload, holdRequests, loaded } from './held-requests.ts'
import { blockStorage, keepRelayBusy, relayPath, visitLater } from './leads.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

/** The lead of a calculator, also when the relay or the connection fails, and its result. */

const { submissionError, notSentYet, resultMissing, result: resultWords } = words.wizard
const storeAnswers = (page: Page) =>
  page.getByRole('button', { name: submissionError.keep, exact: true }).click()

test('a busy relay: an alert says so, and the next try arrives', async ({ page, who, roof }) => {
  await keepRelayBusy(page)
  await roof.openLast(who)
  const readOut = page.locator('[role="status"]:not([aria-live="off"])')
  for (const _ of ['first', 'second']) {
    await roof.finish()
    await expect(roof.toast(submissionError.title)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(submissionError.description)
    // The alert says it already, so the notice is not read out.
    expect((await readOut.allTextContents()).join()).not.toContain(submissionError.description)
    await page.keyboard.press('Escape')
    await expect(roof.toast(submissionError.title)).toBeHidden()
  }
  await expect(roof.finishButton).toBeFocused()
  await expect(roof.line('address')).toHaveValue(propertyAddress)
  // Nothing is sent without the visitor's request.
  await visitLater(page)
  expect(await who.arrivals()).toBe(0)
  await page.unroute(relayPath)
  await roof.finish()
  await expect(roof.result).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('a busy relay: answers that are stored lead to a result', async ({ page, who, roof }) => {
  const waits = page.getByText(notSentYet.kept)
  await keepRelayBusy(page)
  await roof.openLast(who)
  await roof.finish()
  await storeAnswers(page)
  await expect(roof.result).toBeFocused()
  await expect(roof.result).toHaveAccessibleDescription(new RegExp(notSentYet.kept))
  await expect(roof.toast(words.roof.ready.title)).toBeVisible()
  await page.reload()
  await expect(waits).toBeVisible()
  // The same answers again are not a second lead.
  await page.getByRole('button', { name: resultWords.changeAnswers }).click()
  await roof.finish()
  await expect(waits).toBeVisible()
  expect(await who.arrivals()).toBe(0)
  await visitLater(page)
  await expect(waits).toBeHidden()
  const { reference, count } = await who.lead()
  expect(count).toBe('1')
  await expect(page.getByText(reference ?? '').filter({ visible: true })).toBeVisible()
  await page.reload()
  await expect(roof.result).toBeVisible()
  await expect(waits).toBeHidden()
})

test('where nothing can be stored, a page left open sends later', { tag: '@nightly' }, async ({
  page,
  who,
  roof,
}) => {
  const leaveOpen = page.getByText(notSentYet.notKept)
  await blockStorage(page)
  await page.clock.install()
  await roof.open()
  await roof.skipTo('person')
  await roof.person(who)
  await page.context().setOffline(true)
  await roof.finish()
  await storeAnswers(page)
  await expect(roof.result).toBeVisible()
  await expect(leaveOpen).toBeVisible()
  await page.context().setOffline(false)
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(leaveOpen).toBeHidden({ timeout: 100 })
  }).toPass({ intervals: [100] })
  expect(await who.arrivals()).toBe(1)
})

for (const became of ['failed', 'were stored'])
  test(`a late response counts for answers that ${became} by then`, {
    tag: '@nightly',
  }, async ({ page, who, roof }) => {
    const answer = await holdRequests(page, relayPath)
    await page.clock.install()
    await roof.openLast(who)
    const asked = page.waitForRequest(relayPath)
    await roof.finish()
    await asked
    await page.clock.runFor(15_000)
    await expect(page.getByText(submissionError.description).first()).toBeVisible()
    if (became === 'were stored') {
      await storeAnswers(page)
      await page.clock.runFor(1000)
      await expect(page.getByText(notSentYet.kept)).toBeVisible()
    }
    answer()
    await expect(roof.result).toBeVisible()
    await expect(page.getByText(notSentYet.kept)).toBeHidden()
    expect(await who.arrivals()).toBe(1)
    // One step back is the last step, where the same answers are known to have arrived.
    await page.goBack()
    await roof.finish()
    await expect(roof.result).toBeVisible()
    expect(await who.arrivals()).toBe(1)
  })

test('scripts that cannot be loaded: the lead is sent and named', { tag: '@nightly' }, async ({
  page,
  who,
  roof,
}) => {
  const isOfResult = contains(words.roofResult.otherRoofs.heading)
  const fail = await holdRequests(page, loaded, isOfResult)
  fail('abort')
  await failUntilReload(page, syncTag)
  await roof.openLast(who)
  await roof.finish()
  const told = page.getByText(shown(resultMissing.title))
  await expect(told).toBeVisible()
  const { reference = '', count } = await who.lead()
  expect(count).toBe('1')
  await expect(told).toContainText(reference)
  await page.unroute(loaded)
  await page.getByRole('button', { name: resultMissing.again }).click()
  await expect(roof.result).toBeVisible()
  await expect(page.getByText(reference).filter({ visible: true })).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})
