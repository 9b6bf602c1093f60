import { calculators } from '../../content/schema/prices.ts'
import { dial } from '../../content/schema/text.ts'
import { loseElements } from '../visitor-browser.ts'
import { business, shown, words } from './content.ts'
import { contains, failUntilReload, holdRequests, loaded } from './held-requests.ts'
import { noteVisits } from './leads.ts'
import { expect, test } from './test.ts'

/** A calculator whose elements or scripts are missing. Others: browser-faults.spec.ts. */

const { islands, roofResult, wizard } = words

test('a calculator that fails twice says so', async ({ page, roof }) => {
  const told = await noteVisits(page)
  await roof.openStep('squareFootage')
  await page.evaluate(loseElements, 2)
  await roof.next()
  await roof.next().catch(() => undefined)
  const notice = page.getByRole('alert')
  for (const text of [islands.crashed, islands.whenCrashed, 'An element is gone'])
    await expect(notice).toContainText(text)
  const phone = notice.getByRole('link', { name: business.phone, exact: true })
  await expect(phone).toHaveAttribute('href', dial(business.phone))
  const crash = { name: 'island-crashed', island: calculators.roof.component }
  expect((await told()).filter(({ name }) => name === crash.name)).toEqual([crash, crash])
})

test('a result without its script names its lead @nightly', async ({ page, who, roof }) => {
  const fail = await holdRequests(page, loaded, contains(roofResult.otherRoofs.heading))
  fail('abort')
  await roof.openLast(who)
  await roof.finish()
  const told = page.getByText(shown(wizard.resultMissing.title))
  await expect(told).toBeVisible()
  const { reference = '' } = await who.lead()
  await expect(told).toContainText(reference)
  await page.unroute(loaded)
  await page.getByRole('button', { name: wizard.resultMissing.again }).click()
  await expect(roof.result).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('a calculator without its script says so, and tries again', async ({ page, roof }) => {
  const stillLoading = page.getByText(wizard.stillLoading.replace(/ or call.*/, ''))
  await failUntilReload(page, 'hydrateRoot')
  // A busy machine takes long, and the page must not give up before the test presses.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await page.goto(roof.path, { waitUntil: 'networkidle' })
  // No script is needed for the line that appears after a while.
  await expect(stillLoading).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(stillLoading).toBeVisible()
  await roof.choice('roofType', 'flat').check()
  await roof.next()
  await expect(page.getByRole('alert')).toContainText(shown(islands.notLoaded))
  await expect(stillLoading).toBeHidden()
  await roof.next()
  await roof.step('squareFootage')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await roof.back()
  await expect(roof.choice('roofType', 'flat')).toBeChecked()
})
