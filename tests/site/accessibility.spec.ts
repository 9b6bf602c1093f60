import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { business, guides, legalPages, services } from './content.ts'
import { expect, type Locator, type Page, test } from './test.ts'
import { words } from './words.ts'

/** Pages on paper. Axe, large fonts, touch and keyboard: sample-pages.spec.ts. */

const [service] = services
const [guide] = guides
const [legal] = legalPages
const printedPaths = [
  '/',
  addressOf(linkedPages.contact),
  ...[service, guide, legal].flatMap((entry) => (entry ? addressOf(entry) : [])),
]

/**
 * Returns what must not be on paper: parts on every sheet, controls, dark areas, hidden answers. A
 * term of the glossary is a button on a screen and a word on paper.
 */
const blots = () => {
  const describe = (element: Element) => `${element.tagName} ${element.className}`.trim()
  const brightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return alpha === 0 ? 255 : (red + green + blue) / 3
  }
  const all = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const found = (spoils: (element: Element, style: CSSStyleDeclaration) => boolean) =>
    all.filter((element) => spoils(element, getComputedStyle(element))).map(describe)
  return {
    onEverySheet: found((_, { position }) => /fixed|sticky/.test(position)),
    controls: found((element) =>
      element.matches('button:not([popovertarget^=term]), form, #toasts, body > aside'),
    ),
    dark: found(
      (_, { backgroundColor, printColorAdjust }) =>
        brightness(backgroundColor) < 200 && printColorAdjust !== 'exact',
    ),
    pale: found((_, { color }) => brightness(color) > 200),
    hiddenAnswers: [...document.querySelectorAll('main details p')]
      .filter((answer) => !answer.closest('form') && answer.closest('details')?.checkVisibility())
      .filter((answer) => !answer.checkVisibility())
      .map(describe),
  }
}

const clean = { onEverySheet: [], controls: [], dark: [], pale: [], hiddenAnswers: [] }

/** Shows a page as printed, and returns what must not be on paper. */
const printed = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(blots)
}

test('paper has ink on white, the address and links, and no controls', async ({ page }) => {
  const after = (part: Locator) =>
    part.evaluate((link) => getComputedStyle(link, '::after').content)
  const footerLink = (href: string) =>
    page.getByRole('contentinfo').locator(`a[href^="${href}"]`).first()
  for (const path of printedPaths) {
    await page.goto(path)
    expect(await printed(page), path).toEqual(clean)
    const address = page.locator('link[rel="canonical"]')
    await expect(address, path).toHaveCSS('display', 'block')
    expect(await after(address), path).toBe(JSON.stringify(await address.getAttribute('href')))
    for (const line of [business.phone, business.address.street])
      await expect(page.getByText(line).last(), path).toBeVisible()
    // A term is a button on a screen, and a word in its sentence on paper.
    for (const term of await page.locator('[popovertarget^=term]').all()) {
      await expect(term, path).toBeVisible()
      await expect(term, path).toHaveCSS('text-decoration-line', 'none')
    }
    // A phone number needs no address.
    const booking = business.booking ?? ''
    expect(await after(footerLink(booking)), path).toContain(booking)
    expect(await after(footerLink('tel:')), path).toBe('none')
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the result of a calculator is printed', async ({ page, roof }) => {
  await roof.openResult()
  expect(await printed(page)).toEqual(clean)
  await expect(roof.result).toBeVisible()
  const { total } = words.roofResult.breakdown
  await expect(page.getByRole('rowheader', { name: total })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.roofDocument.title)
})
