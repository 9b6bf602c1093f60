import { expect, type Page, test } from 'playwright/test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const strip = (page: Page) => page.getByText('Licensed, insured and bonded').first()

test.describe('the header', () => {
  test('is compact and without its contact strip past 50 px, and whole again at the top', async ({ page }) => {
    await page.goto('/about')
    const header = page.getByRole('banner')
    const whole = (await header.boundingBox())?.height ?? 0
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
    await expect(strip(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
    await expect(strip(page)).toBeHidden()
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(64)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(whole)
  })

  test('stays in view', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test('marks where the visitor is', async ({ page }) => {
    const main = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/about')
    await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await page.goto('/services/tile-roofing/doral-fl')
    await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  })

  test('dials, and books in a new tab that learns nothing of this page', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+13055550142')
    const booking = header.getByRole('link', { name: /^Free inspection/ })
    await expect(booking).toHaveAttribute('target', '_blank')
    await expect(booking).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('is skipped by the first key press', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens and closes with its button and is at most 500 px tall', async ({ page }) => {
    await page.goto('/')
    await expect(menu(page)).toBeHidden()
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    expect((await menu(page).boundingBox())?.height).toBeLessThanOrEqual(500)
    await menuButton(page).click()
    await expect(menu(page)).toBeHidden()
  })

  test('works by keyboard: Enter opens, Tab walks through, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('closes on a tap outside', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await page.mouse.click(200, 800)
    await expect(menu(page)).toBeHidden()
  })

  test('closes on every navigation, going back included', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(menu(page)).toBeHidden()
  })

  test('fits where the header is compact', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await menuButton(page).click()
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe(64)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test.describe('the bar at the bottom of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('comes once the first buttons have scrolled away, and leaves while a field has the focus', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('complementary', { name: 'Quick contact' })
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await expect(bar.getByRole('link', { name: 'Call now' })).toBeInViewport()
    await page.getByLabel('Your name').focus()
    await expect(bar).toBeHidden()
  })

  test('on the emergency page calls first', async ({ page }) => {
    await page.goto('/emergency-repairs')
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    const bar = page.getByRole('complementary', { name: 'Quick contact' })
    await expect(bar.getByRole('link', { name: 'Call 24/7' })).toHaveAttribute('href', 'tel:+13055550142')
    await expect(bar.getByRole('link', { name: /inspection/ })).toHaveCount(0)
  })
})
