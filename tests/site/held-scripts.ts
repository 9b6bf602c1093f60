import type { Page } from 'playwright/test'

const chunks = '**/assets/chunks/**'

/** Holds back every script that is loaded from now on, until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(chunks, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
