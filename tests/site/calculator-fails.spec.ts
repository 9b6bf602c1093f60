import { calculators } from '../../content/schema/prices.ts'
import { dial } from '../../content/schema/text.ts'
import { business, shown, words } from './content.ts'
import { contains, failUntilReload, holdRequests, loaded } from './held-requests.ts'
import { blockStorage, noteVisits, relayPath } from './leads.ts'
import { expect, type Page, test } from './test.ts'

/** A calculator whose elements or scripts are missing. Relays and browsers: faults.spec.ts. */

const { islands, roofResult, wizard } = words

/** Makes React fail to remove or insert an element of a calculator, once or more often. */
const failToChange = (page: Page, times = 1) =>
  page.evaluate((left) => {
    const { removeChild } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      const isPart = this instanceof Element && this.closest('[data-island]')
      if (isPart && child instanceof Element && left-- > 0) throw new Error('An element is gone')
      return removeChild.call(this, child) as T
    }
  }, times)

for (const [failing, isStorageBlocked] of [
  ['step', false],
  ['step', true],
  ['sending wizard', false],
  ['result', false],
] as const)
  test(`a ${failing} that fails is drawn again, and sends nothing twice${isStorageBlocked ? ', without storage' : ''}`, {
    tag: isStorageBlocked ? '@nightly' : [],
  }, async ({ page, who, roof }) => {
    if (isStorageBlocked) await blockStorage(page)
    const answer = await holdRequests(page, relayPath)
    await roof.open()
    await roof.choice('roofType', 'metal').check()
    await roof.next()
    await roof.step('squareFootage')
    if (failing === 'step') await failToChange(page)
    await roof.skipTo('person')
    await roof.person(who)
    const asked = page.waitForRequest(relayPath)
    await roof.finish()
    await asked
    if (failing !== 'step') await failToChange(page)
    if (failing === 'sending wizard') {
      await page.goBack()
      await roof.step('person')
      await page.goForward()
      await roof.step('address')
      await expect(page.getByRole('button', { name: words.roof.finishing })).toBeVisible()
    }
    answer()
    await expect(roof.result).toBeVisible()
    await expect(page.getByText(shown(wizard.resultMissing.text))).toHaveCount(0)
    expect(await who.lead()).toMatchObject({ roofType: 'metal', count: '1' })
  })

test('a calculator that fails twice says so', async ({ page, roof }) => {
  const told = await noteVisits(page)
  await roof.openStep('squareFootage')
  await failToChange(page, 2)
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

test('a result whose script cannot be loaded names the lead that was sent', {
  tag: '@nightly',
}, async ({ page, who, roof }) => {
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
