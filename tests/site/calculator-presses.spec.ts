import { type calculator, personOf } from './calculator.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { keepRelayBusy } from './leads.ts'
import { expect, type Locator, type Page, test } from './test.ts'
import { words } from './words.ts'

/** People press twice what they mean to press once. The second press is for what was there before. */

const { result: resultWords, submissionError } = words.wizard

/** Ways to press a place again, whatever is there by then. A finger presses as a pointer does. */
const ways: Record<string, (page: Page, button: Locator) => Promise<() => Promise<void>>> = {
  pointer: async (page, button) => {
    await button.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    return () => page.mouse.click(x + width / 2, y + height / 2)
  },
  Enter: async (page, button) => {
    await button.focus()
    return () => page.keyboard.press('Enter')
  },
}

/** Waits until the page takes presses, as it does once a double press is over. */
const takesPresses = async (page: Page) => {
  await page.clock.runFor(500)
  expect(await page.evaluate(() => document.body.style.pointerEvents)).toBe('')
}

/**
 * Stops the clock of a page, so that two presses are as far apart as a test says, however busy the
 * machine is.
 */
const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** Presses a button twice, this many milliseconds apart. */
const pressTwice = async (page: Page, way: string, button: Locator, gap: number) => {
  await takesPresses(page)
  await expect(button).toBeVisible()
  const press = await ways[way]?.(page, button)
  await press?.()
  await page.clock.runFor(gap)
  await press?.()
}

const backButton = (page: Page) =>
  page.getByRole('button', { name: words.wizard.back, exact: true })

const shownStep = (page: Page) =>
  page.getByRole('progressbar', { name: words.wizard.progress }).getAttribute('aria-valuenow')

/** Presses Next twice, then Back twice, each time twice quickly, and expects one step for each. */
const expectOneStepEach = async (
  page: Page,
  way: string,
  roof: ReturnType<typeof calculator>,
  gaps: readonly number[],
) => {
  const first = Number(await shownStep(page))
  for (const gap of gaps)
    for (const [button, steps] of [
      [roof.nextButton, 1],
      [roof.nextButton, 2],
      [backButton(page), 1],
      [backButton(page), 0],
    ] as const) {
      await pressTwice(page, way, button, gap)
      await expect.poll(() => shownStep(page)).toBe(String(first + steps))
      await takesPresses(page)
      expect(await shownStep(page), `${gap} ms`).toBe(String(first + steps))
    }
  await expect(page).toHaveURL(roof.path)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  for (const way of Object.keys(ways))
    test(`pressed twice by ${way}, Next and Back move by one step, and Send sends once`, {
      tag: way === 'pointer' ? [] : '@nightly',
    }, async ({ page, who, roof }) => {
      await page.context().route('https://booking.*/**', (route) => route.fulfill({ body: '' }))
      await page.clock.install()
      await roof.openStep('features', personOf(who))
      await stopClock(page)
      await expectOneStepEach(page, way, roof, [60, 450])
      await roof.skipTo('address')
      await pressTwice(page, way, roof.finishButton, 250)
      await page.clock.resume()
      await expect(roof.result).toBeVisible()
      await stopClock(page)
      await takesPresses(page)
      await expect(roof.result).toBeVisible()
      expect(page.context().pages(), 'nothing is opened').toHaveLength(1)
      const change = page.getByRole('button', { name: resultWords.changeAnswers })
      await pressTwice(page, way, change, 250)
      await roof.step('address')
      expect(await who.arrivals()).toBe(1)
    })
})

test('pressed twice where sending fails, Send does not store the answers', async ({
  page,
  roof,
}) => {
  await keepRelayBusy(page)
  await page.clock.install()
  await roof.openLast()
  await stopClock(page)
  await pressTwice(page, 'pointer', roof.finishButton, 200)
  await expect(page.getByRole('button', { name: submissionError.keep })).toBeVisible()
  await expect(roof.result).toHaveCount(0)
})

test('a press from before hydration is for the first step, not for that of last time', async ({
  page,
  roof,
}) => {
  await roof.openStep('roofSlope')
  const release = await holdRequests(page, chunks)
  await page.reload()
  await roof.step('roofType')
  await roof.nextButton.click()
  release()
  await roof.hydrated()
  await roof.step('roofSlope')
})
