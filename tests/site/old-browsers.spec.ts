import { expect } from '../strict-test.ts'
import { builtPages } from './built-site.ts'
import { calculator } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { fillContact, test } from './leads.ts'
import { beOld } from './old-browsers.ts'
import { words } from './words.ts'

/** What the oldest browsers of the site do with what they do not know. */

// The policy names the styles of a page as they are.
test.use({ bypassCSP: true, viewport: { width: 390, height: 800 } })
test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error
  })
  await beOld(page)
})

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('an old browser shows a definition, and its menu, only where someone points', async ({
  page,
}) => {
  const { path = '' } = builtPages.find(({ html }) => html.includes('interestfor=')) ?? {}
  await page.goto(path)
  const definition = page.locator('[unknown-interestfor] + span').first()
  await expect(definition).toBeHidden()
  await page.locator('[unknown-interestfor]').first().hover()
  await expect(definition).toBeVisible()
  await definition.getByRole('link').hover()
  await expect(definition).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(definition).toBeHidden()

  const link = page.locator('#menu a').first()
  await expect(link).toBeHidden()
  for (const open of ['hover', 'focus', 'click'] as const) {
    await page.getByRole('button', { name: words.layout.header.menu })[open]()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.mouse.move(1, 1)
    await page.locator(':focus').evaluateAll(([element]) => (element as HTMLElement)?.blur())
    await expect(link).toBeHidden()
  }
  await page.getByRole('button', { name: words.layout.header.menu }).click()
  await link.click()
  await expect(page).not.toHaveURL(path)
})

test('an old browser sends a contact form, and says what is wrong with it', async ({
  page,
  who,
}) => {
  const { field, send, thanks } = contactForm(page)
  await fillContact(page, who)
  await field('email').fill('nobody')
  await send()
  await expect(field('email')).toBeFocused()
  await field('email').fill(who.email)
  await send()
  await expect(thanks).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})

test('an old browser finishes a calculator, and says what is wrong with an answer', async ({
  page,
  who,
}) => {
  const { openStep, next, fillIn, step, line, finish, result } = calculator(page, 'roof')
  await openStep(7)
  await next()
  await expect(line('firstName')).toBeFocused()
  await fillIn(who)
  await next()
  await step(8)
  await line('address').fill('1 Main Street, Miami 33101')
  await finish()
  await expect(result).toBeVisible()
  expect(await who.arrivals()).toBe(1)
})
