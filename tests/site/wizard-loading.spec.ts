import { expect, type Page, test } from '../strict-test.ts'
import { chunks, failUntilReload, isLarge } from './held-scripts.ts'
import { roofCalculator, roofCalculatorPath } from './roof-calculator.ts'
import { words } from './words.ts'

/** Notes when the page begins to listen for what is sent before its wizard is awake. */
const noteListening = (page: Page) =>
  page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (
      ...listener: Parameters<typeof addEventListener>
    ) {
      if (listener[0] === 'submit' && this instanceof HTMLElement && 'island' in this.dataset)
        Object.assign(window, { listens: true })
      return addEventListener.apply(this, listener)
    }
  })
const listens = (page: Page) => page.waitForFunction(() => 'listens' in window)

test('a wizard whose script cannot be loaded says so, and tries again with the page loaded again', async ({
  page,
}) => {
  const { next, choice, step, back } = roofCalculator(page)
  const stillLoading = page.getByText(words.wizard.stillLoading.replace(/ or call.*/, ''))
  await failUntilReload(page, 'hydrateRoot')
  await noteListening(page)
  await page.goto(roofCalculatorPath)
  await listens(page)
  // No script is needed for the line that appears after a while.
  await expect(stillLoading).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(stillLoading).toBeVisible()
  await choice('roofType', 'flat').check()
  await next()
  await expect(page.getByRole('alert')).toContainText(words.islands.notLoaded)
  await expect(stillLoading).toBeHidden()
  await next()
  await step(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await back()
  await expect(choice('roofType', 'flat')).toBeChecked()
})

test('what a visitor does before the wizard is awake is held and done, and the page is not loaded again', async ({
  page,
}) => {
  const { choice, next, step, back, awake } = roofCalculator(page)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(chunks, async (route) => {
    if (isLarge(route.request().url())) await held
    await route.continue()
  })
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await noteListening(page)
  await page.goto(roofCalculatorPath, { waitUntil: 'domcontentloaded' })
  await listens(page)
  await choice('roofType', 'flat').check()
  await next()
  await expect(page).toHaveURL(roofCalculatorPath)
  letThrough()
  await awake()
  await step(2)
  await back()
  await expect(choice('roofType', 'flat')).toBeChecked()
  expect(loads).toBe(1)
})
