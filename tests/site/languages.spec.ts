import { languages } from '../../content/schema/languages.ts'
import { expect, test } from '../strict-test.ts'
import { wordsIn } from './words.ts'

test.describe('to a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('Spanish is offered until that is dismissed or English chosen', async ({ page }) => {
    const { read, dismiss } = wordsIn('es').languageOffer
    const header = page.getByRole('banner')
    const offer = header.getByRole('link', { name: read })
    const link = (language: 'en' | 'es') =>
      header.getByRole('link', { name: languages[language].name })
    const top = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top)
    await page.goto('/')
    await expect(offer).toHaveAttribute('lang', 'es')
    const before = await top()
    await header.getByRole('button', { name: dismiss, exact: true }).click()
    await expect(offer).toHaveCount(0)
    expect(await top()).toBe(before)
    await expect(link('es')).toBeFocused()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await page.goto(languages.es.prefix)
    await link('en').click()
    await expect(page).toHaveURL('/')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)
    await link('es').click()
    await expect(page).toHaveURL(languages.es.prefix)
  })
})
