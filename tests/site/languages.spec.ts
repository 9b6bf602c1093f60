import { readFileSync } from 'node:fs'
import { languages } from '../../content/schema/languages.ts'
import { readWords } from '../../renderer/build/read-content.ts'
import { expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { wholeTranslations } from './built-site.ts'
import { calculator, calculatorNames, calculatorPath } from './calculator.ts'
import { leadOf, visitor } from './leads.ts'
import { beyondTheEdge } from './reach.ts'
import { wordsIn } from './words.ts'

test.describe('to a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('a page offers Spanish, without layout shift, until it is dismissed or English was chosen', async ({
    page,
    context,
  }) => {
    const { read, dismiss } = readWords('language-offer', 'es')
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
    await context.clearCookies()
    await page.goto(languages.es.prefix)
    await link('en').click()
    await expect(page).toHaveURL('/')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer).toHaveCount(0)
    await link('es').click()
    await expect(page).toHaveURL(languages.es.prefix)
  })
})

/** Scenario links to answers that are not those a calculator starts with, and what is sent then. */
const answered = {
  roof: { link: '?roofType=tile', sent: { roofType: 'tile', damageLevel: 'none' } },
  energy: { link: '?homeSize=2345', sent: { homeSize: '2345', insulation: 'adequate' } },
}

for (const language of wholeTranslations)
  for (const name of calculatorNames)
    test(`the ${name} calculator changed to ${language} continues at its step with its answers, fits small phones, passes axe on every step, and sends English names`, async ({
      page,
      request,
    }) => {
      const who = visitor()
      const words = wordsIn(language)
      const { wizard, [name]: own } = words
      const original = calculator(page, name)
      const { path, hydrated, next, back, step, fillIn, line, finish, toast, result } = calculator(
        page,
        name,
        language,
      )
      await original.open(answered[name].link)
      await original.next()
      await original.step(2)
      const link = page.getByRole('contentinfo').getByRole('link', {
        name: languages[language].name,
      })
      await link.click()
      await expect(page).toHaveURL(calculatorPath(name, language))
      await hydrated()
      await step(2)
      await back()
      for (const [question, { heading }] of Object.entries(own.questions)) {
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
        expect.soft(await beyondTheEdge(page), question).toEqual([])
        expect(await violations(page, '[data-island]'), question).toEqual([])
        if (question === 'person') {
          await next()
          await expect(toast(wizard.checkInputs.title)).toBeVisible()
          expect(await violations(page), 'messages').toEqual([])
          for (const field of ['firstName', 'lastName', 'email', 'phone'] as const)
            await expect(page.getByText(wizard.personal.messages[field])).toBeVisible()
          await fillIn(who)
        }
        if (question === 'address') await line('address').fill('1 Main Street, Miami 33101')
        else await next()
      }
      await finish()
      await expect(toast(own.ready.title)).toBeVisible()
      await expect(result).toBeFocused()
      expect.soft(await beyondTheEdge(page), 'result').toEqual([])
      if (name === 'roof')
        await page.getByRole('button', { name: words.roofResult.next.email }).click()
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page), `result at ${width} px`).toEqual([])
      }
      const lead = await leadOf(request, who)
      expect(lead).toMatchObject({ language, page: path, ...answered[name].sent })
      const [button, { fileName, title }] =
        name === 'roof'
          ? [words.roofResult.next.download, words.roofDocument]
          : [words.energyResult.download, words.energyDocument]
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${fileName}-`))
      const saved = readFileSync(await file.path(), 'utf8')
      expect(saved).toContain(`<html lang="${languages[language].locale}">`)
      expect(saved).toContain(`<h1>${title}</h1>`)
    })
