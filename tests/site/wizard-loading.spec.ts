import { expect, type Page, test } from 'playwright/test'
import { isLarge } from './held-scripts.ts'
import { roofCalculator, roofCalculatorPath } from './roof-calculator.ts'
import { words } from './words.ts'

const chunks = '**/assets/chunks/**'

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

test('a wizard whose script cannot be loaded says so, and tries again', async ({ page }) => {
  const { next, choice, step, back } = roofCalculator(page)
  await page.route(chunks, (route) =>
    isLarge(route.request().url()) ? route.abort() : route.continue(),
  )
  await noteListening(page)
  await page.goto(roofCalculatorPath)
  await listens(page)
  await choice('roofType', 'flat').check()
  await next()
  await expect(page.getByRole('alert')).toContainText(words.islands.notLoaded)
  await page.unroute(chunks)
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
