import { htmlOf } from '../site/built-site.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { day, type State } from './state.ts'
import { states } from './states.ts'

/** Opens a state, and waits until it looks as it will. */
const open = async (page: Page, { path, reach }: State) => {
  await page.clock.install({ time: day })
  // The reference of a lead.
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(7)
      return bytes
    }
  })
  await (reach ? reach(page) : page.goto(path))
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const state of states.filter(({ path }) => htmlOf(path)))
  for (const screen of screens.filter(({ width }) => width <= (state.widest ?? width)))
    test(`${state.name} at ${screen.width}`, async ({ page }) => {
      await page.setViewportSize(screen)
      await open(page, state)
      const name = state.name.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
      await expect(page).toHaveScreenshot(`${name}-${screen.width}.png`, {
        // One browser always draws the same.
        threshold: 0,
        animations: 'allow',
      })
    })
