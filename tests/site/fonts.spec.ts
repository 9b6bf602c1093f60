import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'

/** The letters and the marks of questions and exclamations in the content of all languages. */
const written = new Set(site.files.flatMap(({ text }) => text.match(/[\p{L}¿?¡!«»“”’]/gu) ?? []))

for (const [place, font] of [
  ['h1', 'Bricolage Grotesque'],
  ['main p', 'Figtree'],
] as const)
  test(`${font} has every letter of the content`, async ({ page }) => {
    await page.goto('/')
    await page
      .locator(place)
      .first()
      .evaluate(
        (element, text) => {
          element.textContent = text
        },
        [...written].join(''),
      )
    const browser = await page.context().newCDPSession(page)
    for (const domain of ['DOM', 'CSS'] as const) await browser.send(`${domain}.enable`)
    const { root } = await browser.send('DOM.getDocument')
    const shown = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: place })
    const fontsShown = async () => {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', shown)
      return fonts.map(({ familyName }) => familyName)
    }
    // Empty until the new text is laid out.
    await expect.poll(fontsShown).toEqual([expect.stringContaining(font)])
  })
