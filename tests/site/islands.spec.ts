import { expect, type Page, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { isLarge } from './held-scripts.ts'

const home = '/'

/** The home page with its island waking by another strategy than the one it is built with. */
const openWith = async (page: Page, wake: 'visible' | 'interaction') => {
  await page.route(home, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/data-on="\w+"/, `data-on="${wake}"`)
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto(home)
}

const island = (page: Page) => contactForm(page).island

test('an island that wakes on interaction sleeps until it is touched', async ({ page }) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  )
  await openWith(page, 'interaction')
  await island(page).scrollIntoViewIfNeeded()
  // What wakes when it is visible has been told by then that it is.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
  await expect(island(page)).toBeInViewport()
  expect(scripts.filter(isLarge)).toEqual([])
  await expect(island(page)).not.toHaveAttribute('data-hydrated')
  await contactForm(page).field('name').focus()
  await expect(island(page)).toHaveAttribute('data-hydrated', '')
})

test('an island that wakes when visible sleeps until it comes into view', async ({ page }) => {
  await openWith(page, 'visible')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
  await expect(island(page)).not.toHaveAttribute('data-hydrated')
  await island(page).scrollIntoViewIfNeeded()
  await expect(island(page)).toHaveAttribute('data-hydrated', '')
})

test('waking changes nothing that a visitor sees', async ({ page }) => {
  await page.goto(home)
  const html = () => page.locator('[data-island] form').evaluate((form) => form.outerHTML)
  const asleep = await html()
  await page.locator('[data-island] textarea').dispatchEvent('pointerdown')
  await expect(island(page)).toHaveAttribute('data-hydrated', '')
  expect(await html()).toBe(asleep)
})
