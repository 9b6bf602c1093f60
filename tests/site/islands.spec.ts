import { dial } from '../../content/schema/telephone.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { business, shown } from './content.ts'
import { failUntilReload } from './held-requests.ts'
import { words } from './words.ts'

/** When islands load and hydrate, and what happens where they cannot. */

test('an island that fails says so, and the rest of the page works', async ({ page }) => {
  await page.addInitScript(() => {
    const parse = JSON.parse
    JSON.parse = (text: string) => (text.includes('"booking"') ? {} : parse(text))
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(calculator(page, 'roof').path)
  const notice = page.getByRole('alert')
  await expect(notice.getByRole('heading', { name: words.islands.crashed })).toBeVisible()
  await expect(notice).toContainText(words.islands.whenCrashed)
  const phone = notice.getByRole('link', { name: business.phone, exact: true })
  await expect(phone).toHaveAttribute('href', dial(business.phone))
  await expect(notice).toContainText(/undefined/)
  const { menu } = words.layout.header
  await page.getByRole('button', { name: menu }).click()
  await expect(page.getByRole('navigation', { name: menu })).toBeVisible()
})

/** Returns a function that waits until the page listens for what is sent before hydration. */
const noteListening = async (page: Page) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (
      ...listener: Parameters<typeof addEventListener>
    ) {
      if (listener[0] === 'submit' && this instanceof HTMLElement && 'island' in this.dataset)
        Object.assign(window, { listens: true })
      return addEventListener.apply(this, listener)
    }
  })
  return () => page.waitForFunction(() => 'listens' in window)
}

test('a wizard whose script cannot be loaded says so, and tries again', async ({ page }) => {
  const { path, next, choice, step, back } = calculator(page, 'roof')
  const stillLoading = page.getByText(words.wizard.stillLoading.replace(/ or call.*/, ''))
  await failUntilReload(page, 'hydrateRoot')
  const listens = await noteListening(page)
  await page.goto(path)
  await listens()
  // No script is needed for the line that appears after a while.
  await expect(stillLoading).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(stillLoading).toBeVisible()
  await choice('roofType', 'flat').check()
  await next()
  await expect(page.getByRole('alert')).toContainText(shown(words.islands.notLoaded))
  await expect(stillLoading).toBeHidden()
  // Only a site that answers soon is loaded again. On a busy machine the visitor presses once more.
  await expect(async () => {
    await next()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }).toPass()
  await step(2)
  await back()
  await expect(choice('roofType', 'flat')).toBeChecked()
})
