import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { contactForm } from '../site/contact-form.ts'
import { services } from '../site/content.ts'
import { arrivals, takeTime, visitor } from '../site/leads.ts'
import { roofCalculator } from '../site/roof-calculator.ts'
import { expect, test } from '../strict-test.ts'

/** Tests what visitors come for, in a browser. */
export const testJourneys = (origin: () => string) => {
  test('from home over a service to a message sent, and on to an estimate', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({
      baseURL: origin(),
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await takeTime(page)
    await page.goto('/')
    const [service] = services
    const path = service ? addressOf(service) : ''
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await page
      .locator(`a[href="${addressOf(linkedPages.contact)}"]:visible`)
      .first()
      .click()
    const form = contactForm(page)
    const sender = visitor()
    await form.fillLong(sender)
    await form.send()
    await expect(form.thanks).toBeVisible()
    await expect.poll(() => arrivals(request, sender)).toBe(1)
    const owner = visitor()
    await roofCalculator(page).openEstimate(owner)
    await expect.poll(() => arrivals(request, owner)).toBe(1)
    await context.close()
  })
}
