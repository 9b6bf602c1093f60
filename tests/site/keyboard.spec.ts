import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { business } from './content.ts'
import { expect, type Locator, type Page, test } from './test.ts'
import { words } from './words.ts'

/** The main tasks of visitors, by keyboard alone. */

const { buttons, forms, longForm, wizard } = words

/** Presses Tab until the focus is on a part of the page, up to a limit. */
const tabTo = async (page: Page, part: Locator) => {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await part.evaluate((element) => element === document.activeElement)) return
  }
  await expect(part).toBeFocused()
}

const header = (page: Page) => page.getByRole('banner')

const { booking = '' } = business

test('a visit is booked in a tab of its own', async ({ page, context }) => {
  await context.route(booking, (route) => route.fulfill({ body: 'Calendar' }))
  await page.goto('/')
  const name = `${buttons.bookShort} ${buttons.bookingNote}`
  await tabTo(page, header(page).getByRole('link', { name, exact: true }))
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  expect((await opened).url()).toBe(new URL(booking).href)
})

test('an estimate is reached from the menu, through the whole wizard', async ({ page, roof }) => {
  const { path, choice, hydrated, question, questions, result } = roof
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto('/')
  await tabTo(page, header(page).getByRole('navigation').locator(`a[href="${path}"]`))
  await press('Enter')
  await hydrated()
  await tabTo(page, choice('roofType', 'shingle'))
  await press('ArrowRight', 'Enter')
  const keys: Readonly<Record<string, string[]>> = {
    squareFootage: ['Tab', 'ArrowRight'],
    roofSlope: ['ArrowRight'],
    currentAge: ['5'],
    features: ['Space'],
  }
  for (const asked of questions.slice(1, questions.indexOf('person'))) {
    await expect(question(asked)).toBeFocused()
    await press('Tab', ...(keys[asked] ?? []), 'Enter')
  }
  await expect(question('person')).toBeFocused()
  for (const text of ['Maya', 'Keys', 'maya@sample.example', '305 555 0142']) {
    await press('Tab')
    await page.keyboard.type(text)
  }
  await press('Enter')
  await expect(question('address')).toBeFocused()
  await press('Tab')
  await page.keyboard.type('1 Main Street, Miami')
  await press('Enter')
  await expect(result).toBeFocused()
  const { roofType, roofSlope, features } = words.roof.labels
  const size = say(wizard.units.squareFeet, { count: '1,550' })
  for (const answer of [roofType.tile, size, roofSlope.steep, features['impact-resistant']])
    await expect(page.getByText(answer, { exact: true }).first()).toBeVisible()
})

test('a message is written and sent', { tag: '@nightly' }, async ({ page, who, form }) => {
  const { urgency, preferredContact } = longForm
  const optional = (name: string) => `${name} ${forms.optional}`
  await page.goto(addressOf(linkedPages.contact))
  await tabTo(page, form.field('firstName'))
  for (const [name, typed = ''] of [
    [longForm.firstName, 'Ana'],
    [longForm.lastName, who.name],
    [forms.fields.email, who.email],
    [forms.fields.phone, '3055550142'],
    [optional(longForm.address)],
    [optional(longForm.city)],
    [forms.fields.service, 'R'],
    [urgency.answers.normal],
    [optional(forms.fields.message), 'A leak.'],
    [optional(longForm.more)],
    [preferredContact.answers.email],
    [optional(forms.photos.add)],
  ] as const) {
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(page.locator(':focus')).toHaveAccessibleName(forms.submit.idle)
  await page.keyboard.press('Enter')
  await expect(form.thanks).toBeVisible()
  expect((await who.lead()).message).toBe('A leak.')
})
