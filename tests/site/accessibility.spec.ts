import { sitePaths } from '../../content/schema/site-paths.ts'
import { expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { colorsOf } from './colors.ts'
import { roofCalculator } from './roof-calculator.ts'
import { words } from './words.ts'

/** The pages themselves are looked at in sample-pages.spec.ts. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1280],
] as const)
  test(`axe finds nothing on the not-found page on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(sitePaths.notFound)
    expect(await violations(page)).toEqual([])
  })

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(sitePaths.home)
  await page.getByRole('button', { name: words.layout.header.menu }).click()
  expect(await violations(page)).toEqual([])
})

test.describe('where a visitor has replaced the colors of all pages', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the dots of the slides and the edge of a button can be seen', async ({ page }) => {
    await page.goto(sitePaths.home)
    const dots = page.getByRole('group', { name: words.heroSlides.dots, exact: true })
    for (const dot of await dots.locator('[data-dot]').all())
      expect(await colorsOf(dot)).toBeGreaterThan(1)
    const button = page.getByRole('main').getByRole('link', { name: words.buttons.book }).first()
    await expect(button).not.toHaveCSS('border-top-width', '0px')
  })

  test('the progress of a calculator and its slider can be seen', async ({ page }) => {
    const { open, next } = roofCalculator(page)
    await open()
    await next()
    const parts = [page.getByRole('progressbar'), page.getByRole('slider')]
    for (const part of parts) expect(await colorsOf(part)).toBeGreaterThan(1)
  })
})
