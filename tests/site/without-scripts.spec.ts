import { createFormats } from '../../components/calculators/engine/formats.ts'
import { emergencyId } from '../../components/form/contact-forms.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { builtPages } from './built-site.ts'
import { home, menus, prices, shown, testimonials, words } from './content.ts'
import { contactForm } from './forms.ts'
import { expect, test } from './test.ts'

/** The site in a browser without JavaScript. Its forms: browser-faults.spec.ts. */

test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } })

const { heroSlides, layout, longForm, places, reviews, wizard } = words

test('the first slide, every review and the menu are there', async ({ page }) => {
  const reel = page.getByRole('group', { name: reviews.list })
  await page.goto('/')
  const [first] = home.slides
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(first?.heading ?? ''))
  await expect(page.getByRole('group', { name: heroSlides.dots, exact: true })).toBeHidden()
  await expect(reel.getByRole('blockquote')).toHaveText(testimonials.map(({ text }) => shown(text)))
  for (const [index, { name, rating }] of testimonials.entries())
    for (const text of [shown(name), say(reviews.stars, { stars: rating })])
      await expect(reel.getByRole('figure').nth(index)).toContainText(text)
  await expect(page.getByRole('img', { name: places.map })).toBeVisible()

  const name = layout.header.menu
  const button = page.getByRole('button', { name, exact: true })
  const menu = page.getByRole('navigation', { name, exact: true })
  const { to } = menus.header.find((item) => item.to !== '/') ?? { to: '' }
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.click()
  await menu.locator(`a[href="${to}"]`).click()
  await expect(page).toHaveURL(to)
})

test('a calculator shows its prices, and an emergency can be chosen', async ({ page, roof }) => {
  const { price } = createFormats('en-US', wizard.units)
  await page.goto(roof.path)
  const noScript = page.locator('noscript')
  // Not by text: Playwright does not see the text in a <noscript>.
  await expect(noScript.locator('strong')).toHaveText(wizard.noScript.title)
  await expect(noScript.locator('strong')).toBeInViewport()
  const contact = addressOf(linkedPages.contact)
  await expect(noScript.locator('a').last()).toHaveAttribute('href', contact)
  await expect(roof.nextButton).toBeHidden()
  const tile = price(prices.roof.roofType.tile)
  await expect(page.getByRole('cell', { name: tile, exact: true })).toBeVisible()

  const form = contactForm(page, 'long', defaultLanguage, `#${emergencyId}`)
  const heading = form.element.getByRole('heading', { level: 2 })
  await form.open()
  await expect(heading).toHaveText(longForm.heading, { useInnerText: true })
  await form.choice('urgency', 'emergency').check()
  await expect(heading).toHaveText(longForm.emergency.heading, { useInnerText: true })
})

test('a term shows its definition at a click, a key and a tap, until Escape', async ({ page }) => {
  const countTerms = (html: string) => html.split('popoverTarget="term-').length
  const [{ path } = { path: '' }] = [...builtPages].sort(
    (a, b) => countTerms(b.html) - countTerms(a.html),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  const term = page.locator('[popovertarget^=term]').last()
  const link = page.locator(`#${await term.getAttribute('popovertarget')}`).getByRole('link')
  for (const show of [() => term.click(), () => term.press('Enter'), () => term.tap()]) {
    await show()
    await expect(link).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
  }
  await term.tap()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${addressOf(linkedPages.glossary)}#.+`))
})
