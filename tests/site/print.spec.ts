import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { business, guides, legalPages, services } from './content.ts'
import { clean, printed } from './paper.ts'

const [service] = services
const [guide] = guides
const [legal] = legalPages
const paths = [
  '/',
  addressOf(linkedPages.contact),
  ...[service, guide, legal].flatMap((entry) => (entry ? addressOf(entry) : [])),
]

test('on paper a page is a document: ink on white, its address above, nothing to press', async ({
  page,
}) => {
  const beside = (href: string) =>
    page
      .getByRole('contentinfo')
      .locator(`a[href^="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  for (const path of paths) {
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
    // Nobody can follow a link on paper; a phone number needs no address.
    expect(await beside(business.booking), path).toContain(business.booking)
    expect(await beside('tel:'), path).toBe('none')
    await page.emulateMedia({ media: 'screen' })
  }
})
