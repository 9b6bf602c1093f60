import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Locator, type Page, test } from '../strict-test.ts'
import { calculator, calculatorPath } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { leadOf, visitor } from './leads.ts'
import { words } from './words.ts'

/** What visitors come for, by keyboard alone. The rest of a wizard: calculators.spec.ts. */

const { buttons, forms, longForm } = words

/** Presses Tab until the focus is on a part of the page, as long as someone may be patient. */
const tabTo = async (page: Page, part: Locator) => {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await part.evaluate((element) => element === document.activeElement)) return
  }
  await expect(part).toBeFocused()
}

const header = (page: Page) => page.getByRole('banner')

test('a visit is booked in a tab of its own', async ({ page, context }) => {
  await context.route(business.booking, (route) => route.fulfill({ body: 'Calendar' }))
  await page.goto('/')
  const name = `${buttons.bookShort} ${buttons.bookingNote}`
  await tabTo(page, header(page).getByRole('link', { name, exact: true }))
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  expect((await opened).url()).toBe(new URL(business.booking).href)
})

test('an estimate is begun from the menu', async ({ page }) => {
  await page.goto('/')
  const menu = header(page).getByRole('navigation')
  const path = calculatorPath('roof')
  await tabTo(page, menu.locator(`a[href="${path}"]`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  const { choice, hydrated, question } = calculator(page, 'roof')
  await hydrated()
  await tabTo(page, choice('roofType', 'shingle'))
  await page.keyboard.press('Enter')
  await expect(question('squareFootage')).toBeFocused()
})

test('a message is written and sent, and every stop on the way has a name', async ({
  page,
  request,
}) => {
  const who = visitor()
  await page.goto(addressOf(linkedPages.contact))
  const { field, thanks } = contactForm(page)
  await tabTo(page, field('firstName'))
  const named = (name: string, typed = ''): readonly [string, string] => [name, typed]
  const optional = (name: string) => `${name} ${forms.optional}`
  const { urgency, preferredContact } = longForm
  for (const [name, typed] of [
    named(longForm.firstName, 'Ana'),
    named(longForm.lastName, who.name),
    named(forms.fields.email, who.email),
    named(forms.fields.phone, '3055550142'),
    named(optional(longForm.address)),
    named(optional(longForm.city)),
    named(forms.fields.service, 'R'),
    named(urgency.answers.normal),
    named(optional(forms.fields.message), 'A leak.'),
    named(`${longForm.more} ${forms.optional}`),
    named(preferredContact.answers.email),
    named(optional(forms.photos.add)),
  ]) {
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(page.locator(':focus')).toHaveAccessibleName(forms.submit.idle)
  await page.keyboard.press('Enter')
  await expect(thanks).toBeVisible()
  expect((await leadOf(request, who)).message).toBe('A leak.')
})
