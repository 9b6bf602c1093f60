import { say } from '../../content/schema/message.ts'
import { expect, type Locator, test } from './test.ts'
import { words } from './words.ts'

/** Wrong answers, and the notices about them. */

const { checkInputs } = words.wizard
const sizeMessage = say(words.roof.questions.squareFootage.message, { min: '500', max: '10,000' })

/** Returns whether one part of a page lies on another. */
const covers = async (upper: Locator, lower: Locator) => {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
  if (!above || !below) throw new Error('A part is not shown.')
  return above.y < below.y + below.height && below.y < above.y + above.height
}

test('a wrong answer keeps the step, and one notice says so', async ({ page, roof }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const size = roof.field('squareFootage')
  await roof.openStep('squareFootage')
  for (const wrong of ['', '499', '10001', 'large']) {
    await size.fill(wrong)
    await roof.next()
    await roof.step('squareFootage')
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription(sizeMessage)
    await expect(roof.toast(checkInputs.title)).toHaveCount(1)
    for (const part of [roof.question('squareFootage'), size, page.getByText(sizeMessage).last()])
      expect(await covers(roof.notices.getByRole('status'), part), wrong).toBe(false)
  }
  // Other inputs are tested in tests/form.
  await size.fill('2000 sq ft')
  await size.blur()
  await expect(size).toHaveValue('2,000')
  await expect(page.getByText(sizeMessage)).toHaveCount(0)
  await expect(roof.notices).toBeHidden()
  await roof.next()
  await roof.step(roof.after('squareFootage'))
})

test('a notice closes after five seconds, by swipe, Escape or button', async ({ page, roof }) => {
  await page.clock.install()
  await roof.openStep('person')
  const notice = roof.toast(checkInputs.title)
  const show = async () => {
    await roof.next()
    await expect(notice).toBeVisible()
    await expect(roof.field('firstName')).toBeFocused()
  }
  const swipe = async (distance: number) => {
    const { x = 0, y = 0 } = (await notice.boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + 8)
    await page.mouse.down()
    await page.mouse.move(x + 20 + distance / 2, y + 8)
    await page.mouse.move(x + 20 + distance, y + 8)
    await page.mouse.up()
  }
  await show()
  const { phone } = words.wizard.personal.labels
  await page.getByRole('link', { name: phone, exact: true }).click()
  await expect(roof.field('phone')).toBeFocused()
  await expect(page).toHaveURL(roof.path)
  await swipe(40)
  await expect(notice).toBeVisible()
  await swipe(70)
  await expect(notice).toHaveCount(0)

  await show()
  await roof.notices.getByRole('button', { name: words.toasts.dismiss }).click()
  await expect(notice).toHaveCount(0)
  // It stays open while it has the pointer or the focus.
  await show()
  await notice.hover()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.keyboard.press('F8')
  await expect(roof.notices).toBeFocused()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(roof.field('firstName')).toBeFocused()
  // The region of notices takes the focus even if none is open.
  await page.keyboard.press('F8')
  await expect(roof.notices).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(roof.field('firstName')).toBeFocused()
  await expect(roof.notices).toBeHidden()

  await show()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  await page.clock.runFor(3000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(3000)
  await expect(notice).toHaveCount(0)
})
