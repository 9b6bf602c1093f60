import { setTimeout } from 'node:timers/promises'
import type { calculator } from './calculator.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { keepRelayBusy } from './leads.ts'
import { expect, type Locator, type Page, test } from './test.ts'
import { words } from './words.ts'

/** People press twice what they mean to press once. The second press is for what was there before. */

const { result: resultWords, submissionError } = words.wizard

const middleOf = async (part: Locator) => {
  await part.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return [x + width / 2, y + height / 2] as const
}

/** Ways to press a place again, whatever is there by then. */
const ways: Record<string, (page: Page, button: Locator) => Promise<() => Promise<void>>> = {
  pointer: async (page, button) => {
    const place = await middleOf(button)
    return () => page.mouse.click(...place)
  },
  finger: async (page, button) => {
    const place = await middleOf(button)
    return () => page.touchscreen.tap(...place)
  },
  Enter: async (page, button) => {
    await button.focus()
    return () => page.keyboard.press('Enter')
  },
  Space: async (page, button) => {
    await button.focus()
    return () => page.keyboard.press('Space')
  },
}

/** Waits until the page takes presses, as it does once a double press is over. */
const takesPresses = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.body.style.pointerEvents)).toBe('')

/** Presses a button twice, and waits until the page shows what that leads to. */
const pressTwice = async (page: Page, way: string, button: Locator, gap: number) => {
  await takesPresses(page)
  await expect(button).toBeVisible()
  const press = await ways[way]?.(page, button)
  await press?.()
  await setTimeout(gap)
  await press?.()
  await takesPresses(page)
}

const backButton = (page: Page) =>
  page.getByRole('button', { name: words.wizard.back, exact: true })

const shownStep = (page: Page) =>
  page.getByRole('progressbar', { name: words.wizard.progress }).getAttribute('aria-valuenow')

/** How far apart two presses are, in milliseconds. */
const gaps = [60, 250, 450]

/** The steps that double presses lead to, each followed by one back and on again. */
const stepsByPressing = async (page: Page, way: string, roof: ReturnType<typeof calculator>) => {
  const steps: (string | null)[] = []
  for (const gap of gaps) {
    for (const button of [roof.nextButton, roof.nextButton, backButton(page)]) {
      const before = await shownStep(page)
      await pressTwice(page, way, button, gap)
      await expect.poll(() => shownStep(page)).not.toBe(before)
      await takesPresses(page)
      steps.push(await shownStep(page))
    }
  }
  return steps
}
const expectedSteps = ['2', '3', '2', '3', '4', '3', '4', '5', '4']

test.describe('with a mouse, a finger or keys', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  for (const way of Object.keys(ways))
    test(`pressed twice by ${way}, Next and Back move by one step`, async ({ page, roof }) => {
      await roof.open()
      expect(await stepsByPressing(page, way, roof)).toEqual(expectedSteps)
      await expect(page).toHaveURL(roof.path)
    })

  for (const way of Object.keys(ways))
    test(`pressed twice by ${way}, Send sends once and leads to the result`, async ({
      page,
      who,
      roof,
    }) => {
      await page.context().route('https://booking.*/**', (route) => route.fulfill({ body: '' }))
      await roof.openLast(who)
      for (const gap of gaps) {
        await pressTwice(page, way, roof.finishButton, gap)
        await expect(roof.result).toBeVisible()
        await takesPresses(page)
        await expect(roof.result).toBeVisible()
        expect(page.context().pages(), 'nothing is opened').toHaveLength(1)
        const change = page.getByRole('button', { name: resultWords.changeAnswers })
        await pressTwice(page, way, change, gap)
        await roof.step('address')
      }
      expect(await who.arrivals()).toBe(1)
    })
})

test('on a slow device, presses from while a step is rendered skip none', async ({
  page,
  roof,
}) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await roof.open()
  expect(await stepsByPressing(page, 'pointer', roof)).toEqual(expectedSteps)
})

test('pressed twice where sending fails, Send does not store the answers', async ({
  page,
  roof,
}) => {
  await keepRelayBusy(page)
  await roof.openLast()
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
  await roof.next()
  release()
  await roof.hydrated()
  await roof.step('roofSlope')
  await takesPresses(page)
  await roof.step('roofSlope')
})
