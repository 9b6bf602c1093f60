import { emergencyId } from '../../components/form/contact-forms.ts'
import { languages } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { business, emergencyServices, menus, phoneLink, shown, words, wordsIn } from './content.ts'
import { edgesOf, scrollTo, violations } from './reach.ts'

const { layout, buttons } = words
const { menu: menuName, navigation } = layout.header
const banner = (page: Page) => page.getByRole('banner')
const { to: onMenu } = menus.header.find(({ to }) => to !== '/') ?? { to: '' }

test('the header can be skipped, is compact past 50 px, calls and books', async ({ page }) => {
  await page.goto(onMenu)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: layout.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const strip = banner(page).getByText(shown(business.claims.credentials?.text ?? ''))
  await scrollTo(page, 50)
  await expect(strip).toBeVisible()
  await scrollTo(page, 51)
  await expect(strip).toBeHidden()
  await expect.poll(async () => (await edgesOf(banner(page))).bottom).toBe(64)
  await scrollTo(page, 0)
  await expect(strip).toBeVisible()

  const main = page.getByRole('navigation', { name: navigation, exact: true })
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
  expect(links).toMatchObject(
    menus.header.map(({ to, label }) => [to, label ?? expect.stringMatching(/./)]),
  )
  await expect(main.locator('[aria-current="page"]')).toHaveAttribute('href', onMenu)
  const call = banner(page).getByRole('link', { name: business.phone })
  await expect(call).toHaveAttribute('href', phoneLink)
  const book = banner(page).getByRole('link', { name: buttons.bookShort })
  await expect(book).toHaveAttribute('href', business.booking ?? '')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens and closes by key, tap and navigation', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: menuName, exact: true })
    const button = page.getByRole('button', { name: menuName, exact: true })
    await page.goto('/')
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    // The menu would cover the focus.
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

    await scrollTo(page, 0)
    await button.click()
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(500)
    expect(await violations(page, '#menu')).toEqual([])
    await page.mouse.click(200, 800)
    await expect(menu).toBeHidden()
    await scrollTo(page, 400)
    await button.click()
    await expect.poll(async () => (await menu.boundingBox())?.y).toBe(64)
    await menu.locator(`a[href="${onMenu}"]`).click()
    await expect(page).toHaveURL(onMenu)
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })

  test('the bottom bar comes by scrolling, and hides for a field', async ({ page }) => {
    const bar = page.getByRole('complementary', { name: layout.dock })
    await page.goto('/')
    await expect(bar).toBeHidden()
    await scrollTo(page, 1200)
    await expect(bar.getByRole('link', { name: buttons.call })).toBeInViewport()
    await page.locator('form input:visible').first().focus()
    await expect(bar).toBeHidden()
    for (const service of emergencyServices.slice(0, 1)) {
      await page.goto(addressOf(service))
      await scrollTo(page, 1200)
      const call = bar.getByRole('link', { name: buttons.callEmergency })
      await expect(call).toHaveAttribute('href', phoneLink)
      await expect(bar.locator(`a[href="${business.booking}"]`)).toHaveCount(0)
      const write = bar.getByRole('link', { name: buttons.write })
      const emergency = `${addressOf(linkedPages.contact)}#${emergencyId}`
      await expect(write).toHaveAttribute('href', emergency)
    }
  })
})

test.describe('to a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('Spanish is offered until it is dismissed or English is chosen', async ({ page }) => {
    const { read, dismiss } = wordsIn('es').languageOffer
    const offer = banner(page).getByRole('link', { name: read })
    const link = (language: 'en' | 'es') =>
      banner(page).getByRole('link', { name: languages[language].name })
    const top = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top)
    await page.goto('/')
    await expect(offer).toHaveAttribute('lang', 'es')
    const before = await top()
    await banner(page).getByRole('button', { name: dismiss, exact: true }).click()
    await expect(offer).toHaveCount(0)
    expect(await top()).toBe(before)
    await expect(link('es')).toBeFocused()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await page.goto(languages.es.prefix)
    await link('en').click()
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)
    await link('es').click()
    await expect(page).toHaveURL(languages.es.prefix)
  })
})
