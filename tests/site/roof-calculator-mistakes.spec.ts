import { say } from '../../content/schema/message.ts'
import { expect, test } from '../strict-test.ts'
import { arrivals, visitor } from './leads.ts'
import { roofCalculator } from './roof-calculator.ts'
import { notices, propertyAddress, screensWithCoveredControls } from './wizard.ts'
import { words } from './words.ts'

const { checkInputs, submissionError } = words.wizard
const sizeMessage = say(words.roof.questions.squareFootage.message, { min: '500', max: '10,000' })

test('a wrong answer keeps the step: its field has the focus and the message, and one notice says so until it is corrected, and covers no control', async ({
  page,
}) => {
  const { openStep, next, step, number, toast } = roofCalculator(page)
  const size = number('squareFootage')
  await openStep(2)
  for (const wrong of ['', '1e9', '499', '10001', 'about 2000']) {
    await size.fill(wrong)
    await next()
    await step(2)
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription(sizeMessage)
    await expect(toast(checkInputs.title)).toHaveCount(1)
  }
  await expect(toast(checkInputs.description)).toBeVisible()
  await toast(checkInputs.title).hover()
  expect(await screensWithCoveredControls(page)).toEqual([])
  await size.fill('1800')
  await expect(page.getByText(sizeMessage)).toHaveCount(0)
  await expect(notices(page)).toBeHidden()
  await next()
  await step(3)
})

test('a notice is dismissed by swiping it 50 px to the right, not by less, and goes by itself after five seconds', async ({
  page,
}) => {
  const { openStep, next, toast } = roofCalculator(page)
  await page.clock.install()
  await openStep(7)
  await next()
  const notice = toast(checkInputs.title)
  const swipe = async (distance: number) => {
    const box = await notice.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await expect(notice).toBeVisible()
  await swipe(40)
  await expect(notice).toBeVisible()
  await swipe(70)
  await expect(notice).toHaveCount(0)
  await next()
  await expect(notice).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(3000)
  await expect(notice).toHaveCount(0)
})

test('a notice waits for whoever points at it or has the focus in it, and Escape or its button close it', async ({
  page,
}) => {
  const { openStep, next, toast, line } = roofCalculator(page)
  await page.clock.install()
  await openStep(7)
  const notice = toast(checkInputs.title)
  const shownAgain = async () => {
    await next()
    await expect(notice).toBeVisible()
    await expect(line('firstName')).toBeFocused()
  }
  await shownAgain()
  await notice.hover()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.keyboard.press('F8')
  await expect(notices(page)).toBeFocused()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(line('firstName')).toBeFocused()
  await shownAgain()
  await notices(page).getByRole('button', { name: words.toasts.dismiss }).click()
  await expect(notice).toHaveCount(0)
  await shownAgain()
  await page.clock.runFor(6000)
  await expect(notice).toHaveCount(0)
})

test('a relay that does not take the lead: a notice here and in the page, the step, every answer and the focus stay, and the next try arrives once', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { openLast, finish, finishing, backButton, toast, step, line, estimate } =
    roofCalculator(page)
  const finishButton = page.getByRole('button', { name: words.roof.finish, exact: true })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/relay/ajax', async (route) => {
    await answered
    await route.fulfill({ json: { success: 'false', message: 'No.' } })
  })
  await openLast(who)
  const announced = await page.evaluateHandle(noteAnnounced)
  await finish()
  await expect(finishing).toBeDisabled()
  await expect(backButton).toBeDisabled()
  answer()
  await expect(toast(submissionError.title)).toBeVisible()
  // A notice stays as long as somebody points at it.
  await toast(submissionError.title).hover()
  expect(await screensWithCoveredControls(page)).toEqual([])
  await expect(page.getByText(submissionError.description)).toHaveCount(2)
  await expect(page.getByRole('alert')).toContainText(submissionError.description)
  await expect(finishButton).toBeFocused()
  await step(8)
  await expect(line('address')).toHaveValue(propertyAddress)
  await page.unroute('**/relay/ajax')
  await finish()
  await expect(estimate).toBeVisible()
  // The alert in the page says it already.
  expect((await announced.jsonValue()).join()).not.toContain(submissionError.description)
  expect(await arrivals(request, who)).toBe(1)
})

/** Evaluated in the page. Returns all that is read out from now on beside alerts, as it comes. */
function noteAnnounced(): string[] {
  const texts: string[] = []
  const note = () => {
    for (const { textContent } of document.querySelectorAll(
      '[role="status"]:not([aria-live="off"])',
    ))
      texts.push(textContent ?? '')
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  return texts
}
