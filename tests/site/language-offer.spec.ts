import { languages } from '../../content/schema/languages.ts'
import { readWords } from '../../renderer/build/read-content.ts'
import { expect, type Page, test } from '../strict-test.ts'

const said = readWords('language-offer', 'es')
const header = (page: Page) => page.getByRole('banner')
const offer = (page: Page) => header(page).getByRole('link', { name: said.read })

test.describe('to a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('a page offers itself in Spanish, once, without moving anything, and stays what it is', async ({
    page,
  }) => {
    const top = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top)
    await page.goto('/')
    await expect(offer(page)).toHaveAttribute('lang', 'es')
    const offered = await top()
    await header(page).getByRole('button', { name: said.dismiss, exact: true }).click()
    await expect(offer(page)).toHaveCount(0)
    expect(await top()).toBe(offered)
    const link = header(page).getByRole('link', { name: languages.es.name })
    await expect(link).toBeFocused()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(link).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  })

  test('whoever changes from Spanish to English is not asked to go back', async ({ page }) => {
    await page.goto(languages.es.prefix)
    await header(page).getByRole('link', { name: languages.en.name }).click()
    await expect(page).toHaveURL('/')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer(page)).toHaveCount(0)
    await header(page).getByRole('link', { name: languages.es.name }).click()
    await expect(page).toHaveURL(languages.es.prefix)
  })
})
