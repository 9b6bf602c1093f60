import { beforeScripts, translatePage } from '../visitor-browser.ts'
import { calculator } from './calculator.ts'
import { shown, words } from './content.ts'
import { chunks, contains, holdRequests, isLarge } from './held-requests.ts'
import { edgesOf } from './reach.ts'
import { expect, test } from './test.ts'

/** Answers: how they are read, and what becomes of them. What is stored: tests/calculators. */

test('answers and steps survive reloads, links and the history', async ({ page, roof }) => {
  const third = roof.after('squareFootage')
  await roof.open()
  await roof.choice('roofType', 'metal').check()
  await roof.next()
  await roof.field('squareFootage').fill('2345')
  await roof.next()
  await roof.step(third)
  await test.step('a press from before hydration is for the first step, not for that of last time', async () => {
    const release = await holdRequests(page, chunks)
    await page.reload()
    await roof.step('roofType')
    await roof.nextButton.click()
    release()
    await roof.hydrated()
    await roof.step(third)
  })
  await page.goBack()
  await roof.step('squareFootage')
  await expect(roof.field('squareFootage')).toHaveValue('2,345')
  await roof.back()
  await expect(roof.choice('roofType', 'metal')).toBeChecked()
  await page.goForward()
  await roof.step('squareFootage')
  await page.getByRole('link', { name: words.layout.skip }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${roof.path}#main`)
  await roof.step('squareFootage')
  await page.goBack()
  await roof.step('roofType')
  await test.step('a press from before a link is read is for the first step', async () => {
    const release = await holdRequests(page, chunks, contains('linkIncomplete'))
    await roof.open('?roofType=tile')
    await roof.next()
    release()
    await roof.step('squareFootage')
  })
  await test.step('a link without every answer keeps the others, and says so', async () => {
    const told = page.getByText(shown(words.wizard.linkIncomplete))
    await roof.open('?roofType=flat')
    await expect(page).toHaveURL(roof.path)
    await expect(roof.choice('roofType', 'flat')).toBeChecked()
    await expect(told).toBeVisible()
    await roof.next()
    await expect(told).toHaveCount(0)
    await expect(roof.field('squareFootage')).toHaveValue('2,345')
  })
})

test('an answer stays as it is typed while a translated page hydrates', async ({ page }) => {
  const { path, hydrated, field } = calculator(page, 'energy')
  const bill = field('currentBill')
  await beforeScripts(page, translatePage, 'fr', ['', ''])
  const release = await holdRequests(page, chunks, isLarge)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await bill.fill('345')
  await bill.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2))
  release()
  await hydrated()
  await page.keyboard.type('9')
  await expect(bill).toHaveValue('395')
  await expect(page.locator('[type=range]')).toHaveValue('400')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger moves a slider, unless it scrolls the page', async ({ page, roof }) => {
    await roof.openStep('squareFootage')
    const [size, slider] = [roof.field('squareFootage'), page.locator('[type=range]')]
    const cdp = await page.context().newCDPSession(page)
    const drag = async (right: number, down: number) => {
      // Waits until the slider lies still, and on top.
      await slider.click({ trial: true })
      const { x, y } = await edgesOf(slider)
      const touch = (type: 'touchStart' | 'touchMove', part: number) => {
        const point = { x: x + right * part, y: y + down * part }
        return cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [point] })
      }
      await touch('touchStart', 0)
      for (let part = 1; part <= 10; part++) await touch('touchMove', part / 10)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const start = await size.inputValue()
    // In this order: a page that still scrolls takes what a finger does next for scrolling.
    await drag(60, 0)
    await expect(size).not.toHaveValue(start)
    const moved = await size.inputValue()
    const top = () => page.evaluate(() => scrollY)
    const scrolled = await top()
    await drag(0, -200)
    await expect.poll(top).toBeGreaterThan(scrolled)
    await expect(size).toHaveValue(moved)
  })
})
