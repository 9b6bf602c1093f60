import { expect, type Page } from '../strict-test.ts'
import { copyFields, onceUsed, translatePage } from '../visitor-browser.ts'
import { calculator, personOf, propertyAddress } from './calculator.ts'
import { shown } from './content.ts'
import { holdRequests } from './held-requests.ts'
import { blockStorage, relayPath, test } from './leads.ts'
import { words } from './words.ts'

/**
 * What visitors' browsers do to a calculator: translators, elements that are gone, thumbs. Every state
 * in such browsers: visitor-browsers.spec.ts; fills that React does not hear of: autofill.spec.ts.
 */

const { resultMissing } = words.wizard
const { estimateForm } = words.roofResult

/** Has React fail once, or as often as said, to remove or insert an element of a calculator. */
const failToChange = (page: Page, times = 1) =>
  page.evaluate((left) => {
    const { removeChild } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      const isPart = this instanceof Element && this.closest('[data-island]')
      if (isPart && child instanceof Element && left-- > 0) throw new Error('An element is gone')
      return removeChild.call(this, child) as T
    }
  }, times)

test('a calculator that is translated in use shows the texts of each step', async ({
  page,
  who,
}) => {
  const failures: string[] = []
  page.on('console', (said) => said.type() === 'error' && failures.push(said.text()))
  const { questions, finish } = words.roof
  await onceUsed(page, translatePage, 'fr')
  await page.goto(calculator(page, 'roof').path)
  const form = page.locator('[data-island] form')
  for (const [question, { heading, lead }] of Object.entries(questions)) {
    const isLast = question === 'address'
    await expect(form.getByRole('heading')).toHaveText(`«${heading}»`)
    await expect(form.locator('h2 + p')).toHaveText(`«${lead}»`)
    await expect(form.locator('[type=submit]')).toHaveText(
      `«${isLast ? finish : words.wizard.next}»`,
    )
    if (question === 'person' || isLast)
      for (const [field, text] of Object.entries(personOf(who))) {
        const input = form.locator(`[name=${field}]`)
        if (await input.count()) await input.fill(text)
      }
    await form.locator('[type=submit]').click()
  }
  await expect(page.locator('[data-result]')).toBeVisible()
  expect(await who.arrivals()).toBe(1)
  expect(failures).toEqual([])
})

test('empty copies of fields count nowhere, in the calculator and in the form of its result', async ({
  page,
  who,
}) => {
  const { openStep, questions, next, finish, result, fillIn, line } = calculator(page, 'roof')
  await openStep(questions.indexOf('person') + 1)
  await fillIn(who)
  await page.evaluate(copyFields)
  await next()
  await line('address').fill(propertyAddress)
  await page.evaluate(copyFields)
  await finish()
  await expect(result).toBeVisible()
  await page.getByRole('button', { name: words.roofResult.next.email }).click()
  await page.evaluate(copyFields)
  await page.getByRole('button', { name: estimateForm.submit }).click()
  await expect(page.locator('form').getByText(estimateForm.sent.title)).toBeVisible()
  expect(await who.leads()).toMatchObject([{ email: who.email }, { address: propertyAddress }])
})

for (const isBlocked of [false, true])
  test(`a calculator that fails is drawn again with its answers${isBlocked ? ', where nothing can be stored' : ''}`, async ({
    page,
    who,
  }) => {
    const { open, choice, next, skip, step, person, finish, result } = calculator(page, 'roof')
    if (isBlocked) await blockStorage(page)
    await open()
    await choice('roofType', 'metal').check()
    await next()
    await step(2)
    await failToChange(page)
    await next()
    await step(3)
    await skip(4)
    await person(who)
    await finish()
    await expect(result).toBeVisible()
    expect(await who.lead()).toMatchObject({ roofType: 'metal', count: '1' })
  })

test('a lead on its way is not sent again by a calculator that fails, and has its result', async ({
  page,
  who,
}) => {
  const { openStep, next, finish, result, step } = calculator(page, 'roof')
  const answer = await holdRequests(page, relayPath)
  await openStep(7, personOf(who))
  await next()
  await step(8)
  const asked = page.waitForRequest(relayPath)
  await finish()
  await asked
  await failToChange(page)
  await page.goBack()
  await step(7)
  await page.goForward()
  await step(8)
  await expect(page.getByRole('button', { name: words.roof.finishing })).toBeVisible()
  answer()
  await expect(result).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('a result that fails is drawn again', async ({ page, who }) => {
  const { openLast, finish, result } = calculator(page, 'roof')
  await openLast(who)
  await failToChange(page)
  await finish()
  await expect(result).toBeVisible()
  await expect(page.getByText(shown(resultMissing.text))).toHaveCount(0)
  expect(await who.arrivals()).toBe(1)
})

test('a calculator that fails twice says so', async ({ page }) => {
  const { openStep, next } = calculator(page, 'roof')
  await openStep(2)
  await failToChange(page, 2)
  await next()
  await next().catch(() => undefined)
  await expect(page.getByRole('heading', { name: words.islands.crashed })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Moves a finger from the middle of the slider. */
  const drag = async (page: Page, way: { x: number; y: number }) => {
    const box = await page.locator('[type=range]').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 250, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    await touch('touchStart', { x, y })
    for (let part = 1; part <= 10; part++)
      await touch('touchMove', { x: x + (way.x * part) / 10, y: y + (way.y * part) / 10 })
    await touch('touchEnd')
  }

  test('a finger moves a slider, and changes nothing where it scrolls the page', async ({
    page,
  }) => {
    const { openStep, number } = calculator(page, 'roof')
    await openStep(2)
    const size = number('squareFootage')
    const before = await size.inputValue()
    const top = () => page.evaluate(() => scrollY)
    const scrolled = await top()
    await drag(page, { x: 0, y: -200 })
    await expect.poll(top).toBeGreaterThan(scrolled)
    await expect(size).toHaveValue(before)
    await expect(page.locator('[type=range]')).toHaveValue(before.replace(',', ''))
    await page.locator('[type=range]').scrollIntoViewIfNeeded()
    await drag(page, { x: 60, y: 0 })
    await expect(size).not.toHaveValue(before)
  })
})
