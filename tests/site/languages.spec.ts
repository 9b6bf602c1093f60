import { readFileSync } from 'node:fs'
import { calculators } from '../../content/schema/calculators.ts'
import { addressIn, languages, translatedInto } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { readWords } from '../../renderer/build/read-content.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { leadOf, takeTime, visitor } from './leads.ts'
import { wizard } from './wizard.ts'
import { wordsIn } from './words.ts'

/** The offer of another language, and both calculators and both forms in it. */

test.describe('to a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })
  const said = readWords('language-offer', 'es')
  const header = (page: Page) => page.getByRole('banner')
  const offer = (page: Page) => header(page).getByRole('link', { name: said.read })
  const link = (page: Page, language: 'en' | 'es') =>
    header(page).getByRole('link', { name: languages[language].name })

  test('a page offers Spanish until it is dismissed, without layout shift', async ({ page }) => {
    const top = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top)
    await page.goto('/')
    await expect(offer(page)).toHaveAttribute('lang', 'es')
    const before = await top()
    await header(page).getByRole('button', { name: said.dismiss, exact: true }).click()
    await expect(offer(page)).toHaveCount(0)
    expect(await top()).toBe(before)
    await expect(link(page, 'es')).toBeFocused()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(link(page, 'es')).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  })

  test('whoever changes from Spanish to English is not offered Spanish', async ({ page }) => {
    await page.goto(languages.es.prefix)
    await link(page, 'en').click()
    await expect(page).toHaveURL('/')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer(page)).toHaveCount(0)
    await link(page, 'es').click()
    await expect(page).toHaveURL(languages.es.prefix)
  })
})

/** Scenario links to answers that are not those a calculator starts with. */
const answered = { roof: 'roofType=tile', energy: 'homeSize=2345' }

/** What sticks out of an island, or out of a button or an answer in it, on the smallest phones. */
const beyondTheEdge = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const texts = await page.locator('[data-island]').evaluate((island) => {
      const { left, right } = island.getBoundingClientRect()
      return [...island.querySelectorAll('button, a, label, b, small, p, dd, td, th, h2, h3')]
        .filter((one) => !one.closest('.sr'))
        .filter((one) => {
          const box = one.getBoundingClientRect()
          const isOut = box.left < left - 1 || box.right > right + 1
          return (
            box.width > 0 && (isOut || one.scrollWidth > one.clientWidth + 1) && one.clientWidth > 0
          )
        })
        .map((one) => one.textContent ?? '')
    })
    found.push(...texts.map((text) => `${width} px: ${text}`))
  }
  return found
}

for (const language of translatedInto) {
  const words = wordsIn(language)
  for (const name of ['roof', 'energy'] as const) {
    test(`the ${name} calculator changed to ${language} keeps step and answers, fits small phones, and sends English names`, async ({
      page,
      request,
    }) => {
      const who = visitor()
      const own = words[name]
      const { awake, next, back, step, fillIn, line, toast, heading } = wizard(page, words)
      const slug = calculators[name].page
      const path = addressOf({ kind: 'calculator', slug })
      await page.goto(`${path}?${answered[name]}`)
      await awake()
      await wizard(page).next()
      await wizard(page).step(2)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: languages[language].name })
        .click()
      await expect(page).toHaveURL(addressIn(language, path))
      await awake()
      await step(2)
      await back()
      for (const [question, { heading: asked }] of Object.entries(own.questions)) {
        await expect(heading(asked)).toBeVisible()
        expect.soft(await beyondTheEdge(page), question).toEqual([])
        if (question === 'person') {
          await next()
          for (const field of ['firstName', 'lastName', 'email', 'phone'] as const)
            await expect(page.getByText(words.wizard.personal.messages[field])).toBeVisible()
          await fillIn(who)
        }
        if (question === 'address') await line('address').fill('1 Main Street, Miami 33101')
        else await next()
      }
      await page.getByRole('button', { name: own.finish, exact: true }).click()
      await expect(toast(own.ready.title)).toBeVisible()
      await expect(page.locator('[data-result]')).toBeFocused()
      expect.soft(await beyondTheEdge(page), 'result').toEqual([])
      const lead = await leadOf(request, who)
      expect(lead).toMatchObject({ language, page: new URL(page.url()).pathname })
      expect(lead).toMatchObject(
        name === 'roof'
          ? { roofType: 'tile', damageLevel: 'none', source: 'Roof Replacement Calculator' }
          : { insulation: 'adequate', homeSize: '2345', source: 'Energy Savings Calculator' },
      )
      const button = name === 'roof' ? words.roofResult.next.download : words.energyResult.download
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      const { fileName, title } = name === 'roof' ? words.roofDocument : words.energyDocument
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${fileName}-`))
      const saved = readFileSync(await file.path(), 'utf8')
      expect(saved).toContain(`<html lang="${languages[language].locale}">`)
      expect(saved).toContain(`<h1>${title}</h1>`)
    })
  }

  for (const form of ['short', 'long'] as const)
    test(`the ${form} form in ${language} fits small phones, thanks, and names its language`, async ({
      page,
      request,
    }) => {
      const who = visitor()
      const { fillShort, fillLong, field, send, thanks, island } = contactForm(page, words)
      await takeTime(page)
      await page.goto(addressIn(language, form === 'short' ? '/' : addressOf(linkedPages.contact)))
      await (form === 'short' ? fillShort : fillLong)(who)
      expect.soft(await beyondTheEdge(page)).toEqual([])
      const service = await field('service').inputValue()
      await send()
      await expect(thanks).toBeVisible()
      const lead = await leadOf(request, who)
      const subject =
        form === 'short' ? `New message from ${who.name}` : `New lead from Ana ${who.name}`
      expect(lead).toMatchObject({ _subject: subject, language, service })
      const { reference } = words.forms.afterSending
      await expect(island.getByText(say(reference, { code: lead.reference ?? '' }))).toBeVisible()
    })
}
