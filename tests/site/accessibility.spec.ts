import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { kindsOfPages } from './built-site.ts'

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    // Reduced motion: axe measures colors, and what is still fading in has none of its own.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
    for (const path of [...kindsOfPages, '/404']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        expect(await violations(page)).toEqual([])
      })
    }
  })
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await violations(page)).toEqual([])
})
