import { expect, type Page, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { isLarge } from './held-scripts.ts'

const island = (page: Page) => contactForm(page).island

/** The home page with its island hydrated by another strategy than the one it is built with. */
const openWith = async (page: Page, strategy: 'visible' | 'interaction') => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/data-on="\w+"/, `data-on="${strategy}"`)
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
}

/** Observers of visibility have been called by then. */
const afterObservers = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )

test('an island that hydrates on interaction loads nothing before, and changes nothing then', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  )
  await openWith(page, 'interaction')
  const html = () => page.locator('[data-island] form').evaluate((form) => form.outerHTML)
  const before = await html()
  await island(page).scrollIntoViewIfNeeded()
  await afterObservers(page)
  await expect(island(page)).toBeInViewport()
  expect(scripts.filter(isLarge)).toEqual([])
  await expect(island(page)).not.toHaveAttribute('data-hydrated')
  await page.locator('[data-island] textarea').dispatchEvent('pointerdown')
  await expect(island(page)).toHaveAttribute('data-hydrated', '')
  expect(await html()).toBe(before)
})

test('an island that hydrates when visible does so once it is in view', async ({ page }) => {
  await openWith(page, 'visible')
  await afterObservers(page)
  await expect(island(page)).not.toHaveAttribute('data-hydrated')
  await island(page).scrollIntoViewIfNeeded()
  await expect(island(page)).toHaveAttribute('data-hydrated', '')
})
