import { addressOf } from '../../renderer/content/addresses.ts'
import { business, services, words } from './content.ts'
import { expect, type Locator, type Page, test } from './test.ts'

/** The main tasks of visitors, by keyboard alone. */

/** Presses Tab until the focus is on a part of the page, up to a limit. */
const tabTo = async (page: Page, part: Locator) => {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await part.evaluate((element) => element === document.activeElement)) return
  }
  await expect(part).toBeFocused()
}

test('a visit is booked in a tab of its own', async ({ page, context }) => {
  const { booking = '' } = business
  const { bookShort, bookingNote } = words.buttons
  await context.route(booking, (route) => route.fulfill({ body: 'Calendar' }))
  await page.goto('/')
  const name = `${bookShort} ${bookingNote}`
  await tabTo(page, page.getByRole('banner').getByRole('link', { name, exact: true }))
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  expect((await opened).url()).toBe(new URL(booking).href)
})

test('an estimate is reached from the menu, through the whole wizard', async ({
  page,
  who,
  roof,
}) => {
  const { path, choice, hydrated, question, questions, result } = roof
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await press('Tab')
      await page.keyboard.type(text)
    }
    await press('Enter')
  }
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('navigation').locator(`a[href="${path}"]`))
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
  await type('Maya', who.name, who.email, '305 555 0142')
  await expect(question('address')).toBeFocused()
  await type('1 Main Street, Miami')
  await expect(result).toBeFocused()
  expect(await who.lead()).toMatchObject({
    roofType: 'tile',
    squareFootage: '1550',
    roofSlope: 'steep',
    features: 'impact-resistant',
  })
})

for (const service of services.filter(({ colors }) => colors).slice(0, 1))
  test('roof colors are chosen one by one, and fetched when in view', async ({ page }) => {
    const swatches = service.colors?.swatches ?? []
    const colors = page.getByRole('group', { name: words.service.colors })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(addressOf(service))
    await colors.getByRole('radio').first().focus()
    for (const [index, { name, picture }] of swatches.entries()) {
      await expect(colors.getByRole('radio', { name, exact: true })).toBeChecked()
      await expect(colors.getByRole('img')).toHaveCount(1)
      await expect(colors.locator(`img[src*="/${picture}-"]`)).toBeVisible()
      for (const later of swatches.slice(index + 1))
        expect(fetched.join()).not.toContain(`/${later.picture}-`)
      await page.keyboard.press('ArrowRight')
    }
  })
