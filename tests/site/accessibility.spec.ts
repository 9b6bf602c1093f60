import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { colorsOf } from './colors.ts'
import { business, guides, legalPages, services } from './content.ts'
import { clean, printed } from './paper.ts'
import { roofCalculator } from './roof-calculator.ts'
import { words } from './words.ts'

/** Forced colors and paper. What axe finds and touch and keyboard reach: sample-pages.spec.ts. */

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('dots, buttons, the progress of a calculator and its slider are visible', async ({
    page,
  }) => {
    await page.goto('/')
    const dots = page.getByRole('group', { name: words.heroSlides.dots, exact: true })
    for (const dot of await dots.locator('[data-dot]').all())
      expect(await colorsOf(dot)).toBeGreaterThan(1)
    const button = page.getByRole('main').getByRole('link', { name: words.buttons.book }).first()
    await expect(button).not.toHaveCSS('border-top-width', '0px')
    const { open, next } = roofCalculator(page)
    await open()
    await next()
    for (const part of [page.getByRole('progressbar'), page.getByRole('slider')])
      expect(await colorsOf(part)).toBeGreaterThan(1)
  })
})

const [service] = services
const [guide] = guides
const [legal] = legalPages
const printedPaths = [
  '/',
  addressOf(linkedPages.contact),
  ...[service, guide, legal].flatMap((entry) => (entry ? addressOf(entry) : [])),
]

test('on paper a page is ink on white, with its address, and has no controls', async ({ page }) => {
  const after = (href: string) =>
    page
      .getByRole('contentinfo')
      .locator(`a[href^="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  for (const path of printedPaths) {
    await page.goto(path)
    expect(await printed(page), path).toEqual(clean)
    const address = page.locator('link[rel="canonical"]')
    await expect(address, path).toHaveCSS('display', 'block')
    const shown = await address.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(shown, path).toBe(JSON.stringify(await address.getAttribute('href')))
    for (const line of [business.phone, business.address.street])
      await expect(page.getByText(line).last(), path).toBeVisible()
    // A term is a button on a screen, and a word in its sentence on paper.
    for (const term of await page.locator('[interestfor]').all()) {
      await expect(term, path).toBeVisible()
      await expect(term, path).toHaveCSS('text-decoration-line', 'none')
    }
    // Links are written out; a phone number needs no address.
    expect(await after(business.booking), path).toContain(business.booking)
    expect(await after('tel:'), path).toBe('none')
    await page.emulateMedia({ media: 'screen' })
  }
})
