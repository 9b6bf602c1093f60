import { join } from 'node:path'
import { fileOf, testStates } from './screen.ts'

/**
 * `npm run contact-sheet` takes a screenshot of every kind of page and state at every width.
 * `-- -g "menu.*390"` takes only those whose name and width match.
 */
const folder = '.data/contact-sheet'
const widths = [320, 390, 820, 1440, 1920]

testStates(
  () => true,
  widths,
  async (page, state, width) => {
    // Otherwise fixed elements would be in the middle of the page.
    if (!state.isScreen) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.screenshot({
      path: join(folder, `${fileOf(state, width)}.jpg`),
      type: 'jpeg',
      quality: 80,
      fullPage: !state.isScreen,
    })
  },
)
