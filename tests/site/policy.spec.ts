import { expect, test } from '../strict-test.ts'

test.describe('what the policy forbids fails a test', () => {
  test.fail()

  test('text that becomes HTML', async ({ page }) => {
    await page.goto('/')
    await page
      .evaluate(() => {
        document.body.innerHTML = '<p>'
      })
      .catch(() => undefined)
  })

  test('a script in the page, in a tab of its own', async ({ browser, baseURL }) => {
    const page = await browser.newPage()
    await page.goto(baseURL ?? '')
    await page.evaluate(() => document.body.setAttribute('onclick', 'alert()'))
  })

  test('styles that the page did not name', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.head.append(document.createElement('style')))
    await page.evaluate(() => document.head.lastElementChild?.append('body { color: red }'))
  })
})

test('a page that only does what it may passes', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
})
