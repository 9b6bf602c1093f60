import { say } from '../../content/schema/message.ts'
import { personOf } from './calculator.ts'
import { words } from './content.ts'
import { keepRelayBusy } from './leads.ts'
import { edgesOf } from './reach.ts'
import { expect, type Locator, type Page, test } from './test.ts'

/** Wrong answers and the notices about them, and presses that come twice. */

const { checkInputs, result: resultWords, submissionError } = words.wizard
const sizeMessage = say(words.roof.questions.squareFootage.message, { min: '500', max: '10,000' })

test.use({ viewport: { width: 390, height: 844 } })

const covers = async (upper: Locator, lower: Locator) => {
  const [above, below] = [await edgesOf(upper), await edgesOf(lower)]
  return above.top < below.bottom && below.top < above.bottom
}

test('a wrong answer keeps the step, and one notice says so', async ({ page, roof }) => {
  const size = roof.field('squareFootage')
  await roof.openStep('squareFootage')
  for (const wrong of ['', '499', '10001', 'large']) {
    await size.fill(wrong)
    // There, a notice would cover it.
    await size.evaluate((field) => field.scrollIntoView({ block: 'start' }))
    await roof.next()
    await roof.step('squareFootage')
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription(sizeMessage)
    await expect(roof.toast(checkInputs.title)).toHaveCount(1)
    for (const part of [roof.question('squareFootage'), size, page.getByText(sizeMessage).last()])
      expect(await covers(roof.notices.getByRole('status'), part), wrong).toBe(false)
  }
  // Other inputs are tested in tests/form.
  await size.fill('2000 sq ft')
  await size.blur()
  await expect(size).toHaveValue('2,000')
  await expect(page.getByText(sizeMessage)).toHaveCount(0)
  await expect(roof.notices).toBeHidden()
  await roof.next()
  await roof.step(roof.after('squareFootage'))
})

test('the first of several wrong fields is in view with its label', async ({ page, roof }) => {
  await roof.openStep('person')
  const { firstName } = words.wizard.personal.labels
  const label = page.getByText(firstName, { exact: true }).first()
  for (const above of [60, 90, 130, 160]) {
    await label.evaluate((it, top) => scrollBy(0, it.getBoundingClientRect().top - top), above)
    await roof.next()
    await expect(roof.field('firstName')).toBeFocused()
    expect(await covers(roof.notices.getByRole('status'), label), `${above} px`).toBe(false)
  }
})

test('a notice closes after five seconds, by swipe, Escape or button', async ({ page, roof }) => {
  await page.clock.install()
  await roof.openStep('person')
  const notice = roof.toast(checkInputs.title)
  const show = async () => {
    await roof.next()
    await expect(notice).toBeVisible()
    await expect(roof.field('firstName')).toBeFocused()
  }
  const swipe = async (distance: number) => {
    const { left, top } = await edgesOf(notice)
    await page.mouse.move(left + 20, top + 8)
    await page.mouse.down()
    await page.mouse.move(left + 20 + distance, top + 8, { steps: 2 })
    await page.mouse.up()
  }
  await show()
  const { phone } = words.wizard.personal.labels
  await page.getByRole('link', { name: phone, exact: true }).click()
  await expect(roof.field('phone')).toBeFocused()
  await expect(page).toHaveURL(roof.path)
  await swipe(40)
  await expect(notice).toBeVisible()
  await swipe(70)
  await expect(notice).toHaveCount(0)

  await show()
  await roof.notices.getByRole('button', { name: words.toasts.dismiss }).click()
  await expect(notice).toHaveCount(0)
  // It stays open while it has the pointer or the focus.
  await show()
  await notice.hover()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.keyboard.press('F8')
  await expect(roof.notices).toBeFocused()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(roof.field('firstName')).toBeFocused()
  // The region of notices takes the focus even if none is open.
  await page.keyboard.press('F8')
  await expect(roof.notices).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(roof.notices).toBeHidden()

  await show()
  await notice.hover()
  await stopClock(page)
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(3000)
  await expect(notice).toHaveCount(0)
})

/** Stops the clock, so that two presses are as far apart as a test says on a busy machine, too. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/** Waits until the page takes presses, as it does once a double press is over. */
const takesPresses = async (page: Page) => {
  await page.clock.runFor(500)
  await expect(page.locator('.shield')).toHaveCount(0)
}

/** Returns a press of the place where a button is now, whatever is there by then. */
const pressAt = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded()
  const { x, y } = await edgesOf(button)
  return () => page.mouse.click(x, y)
}

/** Presses a button twice, this many milliseconds apart. */
const pressTwice = async (page: Page, button: Locator, gap: number, isSending = false) => {
  await takesPresses(page)
  const shields = page.locator('.shield')
  const press = await pressAt(page, button)
  await press()
  // Time passes only once the page has answered the first press.
  if (!isSending) await expect(shields).toHaveCount(1)
  await page.clock.runFor(gap)
  if (!isSending) expect(await shields.count(), `${gap} ms later`).toBe(1)
  await press()
}

const isOnTop = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

test('a double press counts once, and one elsewhere counts', async ({ page, who, roof }) => {
  const { nextButton, backButton, finishButton, result, questions } = roof
  const start = questions.indexOf('features')
  const expectStep = async (steps: number) => {
    await roof.step(questions[start + steps] ?? '')
    await takesPresses(page)
    await roof.step(questions[start + steps] ?? '')
  }
  await page.context().route('https://booking.*/**', (route) => route.fulfill({ body: '' }))
  await page.clock.install()
  await roof.openStep('features', personOf(who))
  await stopClock(page)
  for (const gap of [60, 450])
    for (const [button, steps] of [
      [nextButton, 1],
      [nextButton, 2],
      [backButton, 1],
      [backButton, 0],
    ] as const) {
      await pressTwice(page, button, gap)
      await expectStep(steps)
    }
  // By key, too, while the step before is not there yet.
  await roof.next()
  await roof.step(roof.after('features'))
  await backButton.evaluate((one: HTMLElement) => [1, 2].forEach(() => void one.click()))
  await expectStep(0)
  // However soon.
  await nextButton.click()
  await (await pressAt(page, backButton))()
  await expectStep(0)
  await roof.skipTo('address')
  await pressTwice(page, finishButton, 250, true)
  await page.clock.resume()
  await expect(result).toBeVisible()
  await stopClock(page)
  await takesPresses(page)
  expect(page.context().pages(), 'nothing is opened').toHaveLength(1)
  await pressTwice(page, page.getByRole('button', { name: resultWords.changeAnswers }), 250)
  await roof.step('address')
  expect(await who.arrivals()).toBe(1)
  // A Send that fails does not store the answers.
  await keepRelayBusy(page)
  await page.setViewportSize({ width: 1440, height: 560 })
  await roof.field('address').fill('2 Other Street, Miami 33101')
  await pressTwice(page, finishButton, 200, true)
  const keep = page.getByRole('button', { name: submissionError.keep })
  await expect(keep).toBeVisible()
  await expect(result).toHaveCount(0)
  // The foot of the page would cover it.
  await expect.poll(() => keep.evaluate(isOnTop)).toBe(true)
})
