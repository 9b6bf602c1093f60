import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'

/** The letters and the marks of questions and exclamations in the content of all languages. */
const written = new Set(site.files.flatMap(({ text }) => text.match(/[\p{L}¿?¡!«»“”’]/gu) ?? []))

test('both fonts have every letter of the content', async ({ page }) => {
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  for (const domain of ['DOM', 'CSS'] as const) await browser.send(`${domain}.enable`)
  for (const [selector, font] of [
    ['h1', 'Bricolage Grotesque'],
    ['main p', 'Figtree'],
  ] as const) {
    await page.evaluate(
      ([place, textContent]) => Object.assign(document.querySelector(place) ?? {}, { textContent }),
      [selector, [...written].join('')] as const,
    )
    const { root } = await browser.send('DOM.getDocument')
    const shown = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    // Empty until the new text is laid out.
    await expect
      .poll(async () => {
        const { fonts } = await browser.send('CSS.getPlatformFontsForNode', shown)
        return fonts.map(({ familyName }) => familyName)
      })
      .toEqual([expect.stringContaining(font)])
  }
})
