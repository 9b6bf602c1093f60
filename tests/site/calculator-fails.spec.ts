import { calculators } from '../../content/schema/calculators.ts'
import { dial } from '../../content/schema/text.ts'
import { personOf } from './calculator.ts'
import { business, shown } from './content.ts'
import { failUntilReload, holdRequests } from './held-requests.ts'
import { blockStorage, noteVisits, relayPath } from './leads.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

/** A calculator whose elements or scripts are missing, and touches on its slider. */

const { resultMissing } = words.wizard

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

/** Returns a function that waits until the page listens for what is sent before hydration. */
const noteListening = async (page: Page) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...listener) {
      if (listener[0] === 'submit' && this instanceof HTMLElement && 'island' in this.dataset)
        Object.assign(window, { listens: true })
      return addEventListener.apply(this, listener)
    }
  })
  return () => page.waitForFunction(() => 'listens' in window)
}

for (const storage of ['works', 'is blocked'])
  test(`a calculator that fails is drawn again; storage ${storage}`, {
    tag: storage === 'works' ? [] : '@nightly',
  }, async ({ page, who, roof }) => {
    if (storage === 'is blocked') await blockStorage(page)
    await roof.open()
    await roof.choice('roofType', 'metal').check()
    await roof.next()
    await roof.step('squareFootage')
    await failToChange(page)
    await roof.next()
    await roof.step(roof.after('squareFootage'))
    await roof.skipTo('person')
    await roof.person(who)
    await roof.finish()
    await expect(roof.result).toBeVisible()
    expect(await who.lead()).toMatchObject({ roofType: 'metal', count: '1' })
  })

test('a calculator that fails does not send its lead again', async ({ page, who, roof }) => {
  const answer = await holdRequests(page, relayPath)
  await roof.openStep('person', personOf(who))
  await roof.next()
  await roof.step('address')
  const asked = page.waitForRequest(relayPath)
  await roof.finish()
  await asked
  await failToChange(page)
  await page.goBack()
  await roof.step('person')
  await page.goForward()
  await roof.step('address')
  await expect(page.getByRole('button', { name: words.roof.finishing })).toBeVisible()
  answer()
  await expect(roof.result).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('a result that fails is drawn again', async ({ page, who, roof }) => {
  await roof.openLast(who)
  await failToChange(page)
  await roof.finish()
  await expect(roof.result).toBeVisible()
  await expect(page.getByText(shown(resultMissing.text))).toHaveCount(0)
  expect(await who.arrivals()).toBe(1)
})

test('a calculator that fails twice says so; its page works on', async ({ page, roof }) => {
  const told = await noteVisits(page)
  await roof.openStep('squareFootage')
  await failToChange(page, 2)
  await roof.next()
  await roof.next().catch(() => undefined)
  const notice = page.getByRole('alert')
  await expect(notice.getByRole('heading', { name: words.islands.crashed })).toBeVisible()
  await expect(notice).toContainText(words.islands.whenCrashed)
  const phone = notice.getByRole('link', { name: business.phone, exact: true })
  await expect(phone).toHaveAttribute('href', dial(business.phone))
  await expect(notice).toContainText('An element is gone')
  const crash = { name: 'island-crashed', island: calculators.roof.component }
  expect((await told()).filter(({ name }) => name === crash.name)).toEqual([crash, crash])
  await page.setViewportSize({ width: 390, height: 844 })
  const { menu } = words.layout.header
  await page.getByRole('button', { name: menu }).click()
  await expect(page.getByRole('navigation', { name: menu })).toBeVisible()
})

test('a calculator without its script says so, and tries again', async ({ page, roof }) => {
  const stillLoading = page.getByText(words.wizard.stillLoading.replace(/ or call.*/, ''))
  await failUntilReload(page, 'hydrateRoot')
  const listens = await noteListening(page)
  await page.goto(roof.path)
  await listens()
  // No script is needed for the line that appears after a while.
  await expect(stillLoading).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(stillLoading).toBeVisible()
  await roof.choice('roofType', 'flat').check()
  await roof.next()
  await expect(page.getByRole('alert')).toContainText(shown(words.islands.notLoaded))
  await expect(stillLoading).toBeHidden()
  // A site is loaded again only if it responds soon. On a busy machine a second press helps.
  await expect(async () => {
    await roof.next()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }).toPass()
  await roof.step('squareFootage')
  await roof.back()
  await expect(roof.choice('roofType', 'flat')).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Moves a finger from the slider, once the slider is what lies under the finger. */
  const drag = async (page: Page, way: { x: number; y: number }) => {
    const slider = page.locator('[type=range]')
    const middle = async () => {
      const box = await slider.boundingBox()
      return { x: (box?.x ?? 0) + 250, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const isOnTop = (element: Element, { x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y) === element
    await expect.poll(async () => slider.evaluate(isOnTop, await middle())).toBe(true)
    const { x, y } = await middle()
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    await touch('touchStart', { x, y })
    for (let part = 1; part <= 10; part++)
      await touch('touchMove', { x: x + (way.x * part) / 10, y: y + (way.y * part) / 10 })
    await touch('touchEnd')
  }

  // In this order: a page that still scrolls takes what a finger does next for scrolling.
  test('a finger moves a slider, unless it scrolls the page', async ({ page, roof }) => {
    await roof.openStep('squareFootage')
    const size = roof.number('squareFootage')
    const start = await size.inputValue()
    await drag(page, { x: 60, y: 0 })
    await expect(size).not.toHaveValue(start)
    const moved = await size.inputValue()
    const top = () => page.evaluate(() => scrollY)
    const scrolled = await top()
    await drag(page, { x: 0, y: -200 })
    await expect.poll(top).toBeGreaterThan(scrolled)
    await expect(size).toHaveValue(moved)
    await expect(page.locator('[type=range]')).toHaveValue(moved.replace(/\D/g, ''))
  })
})
