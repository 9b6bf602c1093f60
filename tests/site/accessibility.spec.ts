import { expect, test } from 'playwright/test'
import { violations } from './axe.ts'
import { kindsOfPages } from './built-site.ts'

const widths = [390, 1280]

test.describe('pages', () => {
  // Reduced motion: axe measures colors, and what is still fading in has none of its own.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const path of [...kindsOfPages, '/404']) {
    test(`axe finds nothing on ${path}, on a phone or on a desktop`, async ({ page }) => {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page), `at ${width} px`).toEqual([])
      }
    })
  }
})

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await violations(page)).toEqual([])
})
