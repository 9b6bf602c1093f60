import { testStates } from '../looks/screen.ts'
import { expect, test } from '../strict-test.ts'

/** Every state on a phone whose browser has letters of twice the usual size. */

/** Runs in the page: what ends outside of it, and does not scroll in a part of its own. */
const outside = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1
      return isSeen && (left < -1 || right > innerWidth + 1)
    })
    .filter((element) => {
      for (let part = element.parentElement; part; part = part.parentElement)
        if (
          part.tagName !== 'BODY' &&
          /auto|scroll|clip|hidden/.test(getComputedStyle(part).overflowX)
        )
          return false
      return true
    })
    .map((element) => element.outerHTML.slice(0, 100))

// A saved document links a stylesheet that its policy refuses in a file.
test.use({ bypassCSP: true })

testStates(
  () => true,
  [390],
  async (page) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect(await page.evaluate(outside)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)
