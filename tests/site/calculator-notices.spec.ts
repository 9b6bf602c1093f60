import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { words } from './words.ts'

const { checkInputs } = words.wizard
const sizeMessage = say(words.roof.questions.squareFootage.message, { min: '500', max: '10,000' })

test('a wrong answer keeps the step, and one notice says so', async ({ page }) => {
  const { openStep, next, step, number, toast, notices } = calculator(page, 'roof')
  const size = number('squareFootage')
  await openStep(2)
  for (const [wrong, message] of [
    ['', sizeMessage],
    ['499', sizeMessage],
    ['10001', sizeMessage],
    ['1e9', words.inputs.number.number],
    ['large', words.inputs.number.number],
  ] as const) {
    await size.fill(wrong)
    await next()
    await step(2)
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription(message)
    await expect(toast(checkInputs.title)).toHaveCount(1)
  }
  await size.fill('1800')
  await expect(page.getByText(words.inputs.number.number)).toHaveCount(0)
  await expect(notices).toBeHidden()
  await next()
  await step(3)
})

test('a notice goes after five seconds, by a swipe, Escape or its button', async ({ page }) => {
  const { openStep, next, toast, notices, line } = calculator(page, 'roof')
  await page.clock.install()
  await openStep(7)
  const notice = toast(checkInputs.title)
  const show = async () => {
    await next()
    await expect(notice).toBeVisible()
    await expect(line('firstName')).toBeFocused()
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
  await swipe(40)
  await expect(notice).toBeVisible()
  await swipe(70)
  await expect(notice).toHaveCount(0)

  // It waits for whoever points at it, or has the focus in it.
  await show()
  await notice.hover()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.keyboard.press('F8')
  await expect(notices).toBeFocused()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(line('firstName')).toBeFocused()

  await show()
  await notices.getByRole('button', { name: words.toasts.dismiss }).click()
  await expect(notice).toHaveCount(0)
  await show()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(3000)
  await expect(notice).toHaveCount(0)

  // What is closed stays in the page for a while.
  const region = page.locator('#toasts')
  await expect(region).not.toBeEmpty()
  await page.clock.fastForward(1_000_000)
  await expect(region).toBeEmpty()
})

test('F8 leads to the notices also where none is open, and Escape back', async ({ page }) => {
  await page.goto(addressOf(linkedPages.financing))
  const region = page.getByRole('region', { name: say(words.toasts.region, { hotkey: 'F8' }) })
  const link = page.getByRole('banner').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('F8')
  await expect(region).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await expect(region).toBeHidden()
})
