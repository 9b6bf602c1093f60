import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { services, words } from '../site/content.ts'
import { expectLead, fillOut, personalForm } from '../site/forms.ts'
import { chunks, holdRequests } from '../site/held-requests.ts'
import { blockStorage } from '../site/leads.ts'
import { expect, type Page, test } from '../site/test.ts'
import { beforeScripts, translatePage } from '../visitor-browser.ts'

/** The journeys that must work in Firefox. All else is tested in Chromium alone. */

test.use({ viewport: { width: 390, height: 844 } })

const places: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a plain page': async () => undefined,
  'a translated page': (page) => beforeScripts(page, translatePage, 'fr', ['', '']),
  'a page that stores nothing': blockStorage,
  'a page without scripts': (page) => page.route('**/*.js', (route) => route.abort()),
}

for (const [where, change] of Object.entries(places))
  for (const name of ['long form', 'roof calculator'] as const)
    test(`the lead of the ${name} arrives from ${where}`, async ({ page, who }) => {
      test.skip(name === 'roof calculator' && where.includes('without'))
      const form = personalForm(page, name)
      await change(page)
      await form.begin(false)
      await form.reach()
      const { press } = await fillOut(page, who, form)
      await press()
      await expect(form.thanks).toBeVisible()
      await expectLead(who, form)
    })

test('the menu opens and closes, nothing is cut off, and no script fails', async ({ page }) => {
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
