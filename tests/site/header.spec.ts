import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { business, menus, shown } from './content.ts'
import { emergencyServices, phoneLink, samplePairs } from './samples.ts'
import { words } from './words.ts'

const { layout, buttons } = words
const menu = (page: Page) => page.getByRole('navigation', { name: layout.header.menu, exact: true })
const menuButton = (page: Page) =>
  page.getByRole('button', { name: layout.header.menu, exact: true })
const mainMenu = (page: Page) =>
  page.getByRole('navigation', { name: layout.header.navigation, exact: true })
const strip = (page: Page) =>
  page.getByRole('banner').getByText(shown(business.claims.credentials?.text ?? ''))
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

const { to: onMenu } = menus.header.find(({ to }) => to !== '/') ?? { to: '' }
/** A page that is long enough to be scrolled. */
const longPage = addressOf({ kind: 'home' })

test.describe('the header', () => {
  test('is compact and without its contact strip past 50 px, and whole again at the top', async ({
    page,
  }) => {
    await page.goto(longPage)
    const header = page.getByRole('banner')
    const whole = (await header.boundingBox())?.height ?? 0
    await scrollTo(page, 50)
    await expect(strip(page)).toBeVisible()
    await scrollTo(page, 51)
    await expect(strip(page)).toBeHidden()
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(64)
    await scrollTo(page, 0)
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(whole)
  })

  test('stays in view', async ({ page }) => {
    await page.goto(longPage)
    await scrollTo(page, 900)
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test('has the links of the main menu, in their order', async ({ page }) => {
    await page.goto(longPage)
    const links = await mainMenu(page).getByRole('link').all()
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
      menus.header.map(({ to }) => to),
    )
    for (const [index, { label }] of menus.header.entries())
      if (label) await expect(mainMenu(page).getByRole('link').nth(index)).toHaveText(label)
  })

  test('marks where the visitor is', async ({ page }) => {
    await page.goto(onMenu)
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveAttribute('href', onMenu)
    for (const pair of samplePairs.slice(0, 1)) {
      await page.goto(addressOf(pair))
      await expect(mainMenu(page).locator('[aria-current="true"]')).toHaveAttribute(
        'href',
        addressOf(linkedPages.services),
      )
    }
  })

  test('dials, and books in a new tab that learns nothing of this page', async ({ page }) => {
    await page.goto(longPage)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      phoneLink,
    )
    const booking = header.getByRole('link', { name: buttons.bookShort })
    await expect(booking).toHaveAttribute('href', business.booking)
    await expect(booking).toHaveAttribute('target', '_blank')
    await expect(booking).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('is skipped by the first key press', async ({ page }) => {
    await page.goto(longPage)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: layout.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens and closes with its button and is at most 500 px tall', async ({ page }) => {
    await page.goto(longPage)
    await expect(menu(page)).toBeHidden()
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    expect((await menu(page).boundingBox())?.height).toBeLessThanOrEqual(500)
    await menuButton(page).click()
    await expect(menu(page)).toBeHidden()
  })

  test('works by keyboard: Enter opens, Tab walks through and on into the page, Escape closes and gives the focus back', async ({
    page,
  }) => {
    await page.goto(longPage)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await menu(page).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    // Behind the menu, nobody would see the focus.
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

  test('closes on a tap outside', async ({ page }) => {
    await page.goto(longPage)
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(200, 800)
    await expect(menu(page)).toBeHidden()
  })

  test('closes on every navigation, going back included', async ({ page }) => {
    await page.goto(longPage)
    await menuButton(page).click()
    await menu(page).locator(`a[href="${onMenu}"]`).click()
    await expect(page).toHaveURL(onMenu)
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(longPage)
    await expect(menu(page)).toBeHidden()
  })

  test('fits where the header is compact', async ({ page }) => {
    await page.goto(longPage)
    await scrollTo(page, 400)
    await menuButton(page).click()
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe(64)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto(longPage)
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await menuButton(page).click()
    await menu(page).locator(`a[href="${onMenu}"]`).click()
    await expect(page).toHaveURL(onMenu)
  })
})

test.describe('the bar at the bottom of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const bar = (page: Page) => page.getByRole('complementary', { name: layout.dock })

  test('comes once the first buttons have scrolled away, and leaves while a field has the focus', async ({
    page,
  }) => {
    await page.goto(longPage)
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, 1200)
    await expect(bar(page).getByRole('link', { name: buttons.call })).toBeInViewport()
    await page.locator('form input:visible').first().focus()
    await expect(bar(page)).toBeHidden()
  })

  for (const service of emergencyServices.slice(0, 1))
    test('on the page of the emergency service calls first, and books nothing', async ({
      page,
    }) => {
      await page.goto(addressOf(service))
      await scrollTo(page, 1200)
      await expect(bar(page).getByRole('link', { name: buttons.callEmergency })).toHaveAttribute(
        'href',
        phoneLink,
      )
      await expect(bar(page).locator(`a[href="${business.booking}"]`)).toHaveCount(0)
    })
})
