import { expect, type Page, test } from 'playwright/test'

/** The home page with its island waking by another strategy than the one it is built with. */
const openWith = async (page: Page, wake: 'visible' | 'idle') => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('data-wake="interaction"', `data-wake="${wake}"`) })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
}

const island = (page: Page) => page.locator('[data-island="ShortForm"]')

test('an island that wakes on interaction sleeps until it is touched', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await island(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  await expect(island(page)).not.toHaveAttribute('data-awake')
  await page.getByLabel('Your name').focus()
  await expect(island(page)).toHaveAttribute('data-awake', '')
})

test('an island that wakes when visible sleeps until it comes into view', async ({ page }) => {
  await openWith(page, 'visible')
  await expect(island(page)).not.toHaveAttribute('data-awake')
  await island(page).scrollIntoViewIfNeeded()
  await expect(island(page)).toHaveAttribute('data-awake', '')
})

test('an island that wakes when the browser is idle wakes by itself', async ({ page }) => {
  await openWith(page, 'idle')
  await expect(island(page)).toHaveAttribute('data-awake', '')
})

test('waking changes nothing that a visitor sees', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const html = () => page.locator('[data-island] form').evaluate((form) => form.outerHTML)
  const asleep = await html()
  await page.getByLabel('Message').dispatchEvent('pointerdown')
  await expect(island(page)).toHaveAttribute('data-awake', '')
  expect(await html()).toBe(asleep)
})
