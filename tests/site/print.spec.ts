import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { business, guides, legalPages, services, words } from './content.ts'
import { expect, type Locator, type Page, test } from './test.ts'

/**
 * Returns what must not be on paper: parts on every sheet, controls, dark areas, hidden answers. A
 * term of the glossary is a button on a screen and a word on paper.
 */
const blots = () => {
  const brightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return alpha === 0 ? 255 : (red + green + blue) / 3
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const faultIn = (element: Element) => {
    const { position, color, backgroundColor, printColorAdjust } = getComputedStyle(element)
    if (/fixed|sticky/.test(position)) return 'on every sheet'
    if (element.matches('[data-print=no]')) return 'only for a screen'
    if (element.matches('button:not([popovertarget^=term]), form, #toasts, body > aside'))
      return 'a control'
    if (brightness(backgroundColor) < 200 && printColorAdjust !== 'exact') return 'dark'
    return brightness(color) > 200 ? 'pale' : ''
  }
  const answers = [...document.querySelectorAll('main details p')].filter(
    (answer) => !answer.closest('form') && answer.closest('details')?.checkVisibility(),
  )
  return [
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => isShown(element) && faultIn(element))
      .map((element) => `${faultIn(element)}: ${element.tagName} ${element.className}`),
    ...answers.filter((answer) => !answer.checkVisibility()).map((answer) => answer.textContent),
  ]
}

/** Shows a page as printed, and expects nothing on it that must not be on paper. */
const print = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(blots), page.url()).toEqual([])
}
const after = (part: Locator) => part.evaluate((link) => getComputedStyle(link, '::after').content)

test('paper has ink on white, the address and links, and no controls', async ({ page }) => {
  const footerLink = (href: string) =>
    page.getByRole('contentinfo').locator(`a[href^="${href}"]`).first()
  const samples = [linkedPages.contact, services[0], guides[0], legalPages[0]]
  for (const path of ['/', ...samples.flatMap((entry) => (entry ? addressOf(entry) : []))]) {
    await page.goto(path)
    await print(page)
    const address = page.locator('link[rel="canonical"]')
    await expect(address, path).toHaveCSS('display', 'block')
    expect(await after(address), path).toBe(JSON.stringify(await address.getAttribute('href')))
    for (const line of [business.phone, business.address.street])
      await expect(page.getByText(line).last(), path).toBeVisible()
    for (const term of await page.locator('[popovertarget^=term]').all())
      await expect(term, path).toHaveCSS('text-decoration-line', 'none')
    // A phone number needs no address.
    const booking = business.booking ?? ''
    expect(await after(footerLink(booking)), path).toContain(booking)
    expect(await after(footerLink('tel:')), path).toBe('none')
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the result of a calculator is printed', async ({ page, roof }) => {
  await roof.openResult()
  await print(page)
  await expect(roof.result).toBeVisible()
  const { total } = words.roofResult.breakdown
  await expect(page.getByRole('rowheader', { name: total })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.roofDocument.title)
})
