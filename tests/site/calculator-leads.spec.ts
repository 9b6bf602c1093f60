import { syncTag } from '../../components/leads/outbox/outbox.ts'
import { propertyAddress } from './calculator.ts'
import { shown } from './content.ts'
import { contains, failUntilReload, holdRequests, loaded } from './held-requests.ts'
import { keepRelayBusy, visitLater, waitingLeads } from './leads.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

/** What a calculator says of its lead. Whether that arrives: faults.spec.ts. */

const { submissionError, notSentYet, resultMissing, result: resultWords } = words.wizard
test('a busy relay: an alert says so, and answers that are stored lead to a result', {
  tag: '@nightly',
}, async ({ page, who, roof }) => {
  const waits = page.getByText(notSentYet.kept)
  const readOut = page.locator('[role="status"]:not([aria-live="off"])')
  await keepRelayBusy(page)
  await roof.openLast(who)
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
  await expect.poll(() => waitingLeads(page)).toBe(0)

  await page.getByRole('button', { name: submissionError.keep, exact: true }).click()
  await expect(roof.result).toBeFocused()
  await expect(roof.result).toHaveAccessibleDescription(new RegExp(notSentYet.kept))
  await expect(roof.toast(words.roof.ready.title)).toBeVisible()
  await page.reload()
  // The same answers again are not a second lead.
  await page.getByRole('button', { name: resultWords.changeAnswers }).click()
  await roof.finish()
  await expect(waits).toBeVisible()
  await visitLater(page)
  await expect(waits).toBeHidden()
  await page.reload()
  await expect(roof.result).toBeVisible()
  await expect(waits).toBeHidden()
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
