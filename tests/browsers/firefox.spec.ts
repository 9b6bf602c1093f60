import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { services, words } from '../site/content.ts'
import { chunks, holdRequests } from '../site/held-requests.ts'
import { expect, test } from '../site/test.ts'

/** Pages in Firefox. Its forms: rows of the faults in tests/site. */

test.use({ viewport: { width: 390, height: 844 } })

test('the menu opens and closes, nothing is cut off, and no script fails', {
  tag: '@firefox',
}, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (one) => one.type() === 'error' && errors.push(one.text()))
  for (const path of ['/', ...[linkedPages.contact, ...services].map(addressOf)].slice(0, 3)) {
    await page.goto(path)
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0)
  }
  const name = words.layout.header.menu
  const menu = page.getByRole('navigation', { name, exact: true })
  await page.getByRole('button', { name, exact: true }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  expect(errors).toEqual([])
  // A page that is left before its scripts have come reports none of them.
  await holdRequests(page, chunks)
  const asked = page.waitForRequest(chunks)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await asked
  await page.evaluate((to) => location.assign(to), sitePaths.siteMap)
  await page.waitForURL(`**${sitePaths.siteMap}`)
  expect(errors.filter((text) => /module/.test(text))).toEqual([])
})
