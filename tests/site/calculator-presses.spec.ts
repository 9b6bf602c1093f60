import { personOf } from './calculator.ts'
import { keepRelayBusy } from './leads.ts'
import { expect, type Locator, type Page, test } from './test.ts'
import { words } from './words.ts'

/** People press twice what they mean to press once. The second press is for what was there before. */

const { result: resultWords, submissionError } = words.wizard

type Press = () => Promise<void>
/** Ways to press a place again, whatever is there by then. A finger presses as a pointer does. */
const ways = {
  pointer: async (page: Page, button: Locator): Promise<Press> => {
    await button.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    return () => page.mouse.click(x + width / 2, y + height / 2)
  },
  Enter: async (page: Page, button: Locator): Promise<Press> => {
    await button.focus()
    return () => page.keyboard.press('Enter')
  },
}

/** Stops the clock, so that two presses are as far apart as a test says on a busy machine, too. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** Waits until the page takes presses, as it does once a double press is over. */
const takesPresses = async (page: Page) => {
  await page.clock.runFor(500)
  await expect(page.locator('.shield')).toHaveCount(0)
}

/** Presses a button twice, this many milliseconds apart. */
const pressTwice = async (
  page: Page,
  way: keyof typeof ways,
  button: Locator,
  gap: number,
  isSending = false,
) => {
  await takesPresses(page)
  await expect(button).toBeVisible()
  const press = await ways[way](page, button)
  await press()
  const shields = page.locator('.shield')
  const isShielded = way === 'pointer' && !isSending
  // Time passes only once the page has answered the first press.
  if (isShielded) await expect(shields).toHaveCount(1)
  await page.clock.runFor(gap)
  if (isShielded) expect(await shields.count(), `${gap} ms later`).toBe(1)
  await press()
}

for (const way of ['pointer', 'Enter'] as const)
  test(`pressed twice by ${way}, a button does once what it says`, {
    tag: way === 'pointer' ? [] : '@nightly',
  }, async ({ page, who, roof }) => {
    const { nextButton, backButton, finishButton, result, questions } = roof
    await page.setViewportSize({ width: 390, height: 844 })
    await page.context().route('https://booking.*/**', (route) => route.fulfill({ body: '' }))
    await page.clock.install()
    await roof.openStep('features', personOf(who))
    await stopClock(page)
    const start = questions.indexOf('features')
    for (const gap of [60, 450])
      for (const [button, steps] of [
        [nextButton, 1],
        [nextButton, 2],
        [backButton, 1],
        [backButton, 0],
      ] as const) {
        await pressTwice(page, way, button, gap)
        await roof.step(questions[start + steps] ?? '')
        await takesPresses(page)
        await roof.step(questions[start + steps] ?? '')
      }
    await expect(page).toHaveURL(roof.path)
    await roof.skipTo('address')
    await pressTwice(page, way, finishButton, 250, true)
    await page.clock.resume()
    await expect(result).toBeVisible()
    await stopClock(page)
    await takesPresses(page)
    await expect(result).toBeVisible()
    expect(page.context().pages(), 'nothing is opened').toHaveLength(1)
    const change = page.getByRole('button', { name: resultWords.changeAnswers })
    await pressTwice(page, way, change, 250)
    await roof.step('address')
    expect(await who.arrivals()).toBe(1)
  })

test('a press elsewhere counts, however soon', async ({ page, roof }) => {
  await page.clock.install()
  await roof.openStep('squareFootage')
  await stopClock(page)
  for (const answer of ['low', 'steep']) {
    await takesPresses(page)
    await roof.nextButton.click()
    await roof.step('roofSlope')
    await (await ways.pointer(page, roof.choice('roofSlope', answer).locator('..')))()
    await expect(roof.choice('roofSlope', answer)).toBeChecked()
    await (await ways.pointer(page, roof.backButton))()
    await roof.step('squareFootage')
  }
})

test('pressed twice, a Send that fails does not store the answers', async ({ page, roof }) => {
  await keepRelayBusy(page)
  await page.clock.install()
  await roof.openLast()
  await stopClock(page)
  await pressTwice(page, 'pointer', roof.finishButton, 200, true)
  await expect(page.getByRole('button', { name: submissionError.keep })).toBeVisible()
  await expect(roof.result).toHaveCount(0)
})
