import type { Page } from 'playwright/test'
import { htmlOf } from '../site/built-site.ts'
import { test } from '../strict-test.ts'
import { day, type State } from './state.ts'
import { states } from './states.ts'

const heightOf = (width: number) => (width < 768 ? 844 : width < 1024 ? 1180 : 900)

/** Opens a state, and waits until it no longer changes. */
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

/** Declares a test for each state that the built site has, at each width. */
export const testStates = (
  chosen: (state: State) => boolean,
  widths: readonly number[],
  look: (page: Page, state: State, width: number) => Promise<unknown>,
) => {
  for (const state of states.filter((each) => htmlOf(each.path) && chosen(each)))
    for (const width of widths.filter((each) => each <= (state.widest ?? each)))
      test(`${state.name} at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: heightOf(width) })
        await open(page, state)
        await look(page, state, width)
      })
}

/** Returns the name of a state's picture, without its extension. */
export const fileOf = ({ name }: State, width: number) =>
  `${name.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}`
