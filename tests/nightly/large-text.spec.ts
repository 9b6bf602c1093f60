import { testStates } from '../looks/screen.ts'
import { cutTexts } from '../site/reach.ts'
import { expect, test } from '../strict-test.ts'

/** Every state on a phone whose browser has letters of twice the usual size. */

// A saved document links a stylesheet that its policy refuses in a file.
test.use({ bypassCSP: true })

testStates(
  () => true,
  [390],
  async (page) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect(await page.evaluate(cutTexts)).toEqual([])
  },
)
