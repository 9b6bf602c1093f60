import { expect, test } from 'playwright/test'
import { sitePaths } from '../../content/model/site-paths.ts'
import { violations } from './axe.ts'
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
