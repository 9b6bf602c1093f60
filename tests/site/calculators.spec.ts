import { readFileSync } from 'node:fs'
import { energySavings } from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { paymentPlans } from '../../components/calculators/roof/estimate.ts'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { defaultLanguage, type Language, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { roof as untouched } from '../calculators/samples.tsx'
import { violations } from './axe.ts'
import { wholeLanguages } from './built-site.ts'
import { calculator, calculatorNames, personOf } from './calculator.ts'
import { business, prices } from './content.ts'
import { beyondTheEdge, checksIn, picturesInRow } from './reach.ts'
import { expect, test } from './test.ts'
import { wordsIn } from './words.ts'

/** Both calculators from their first question to the result, its document and its lead. */

const answers = {
  roof: {
    ...untouched,
    roofType: 'tile',
    squareFootage: 2000,
    roofSlope: 'steep',
    currentAge: 20,
    damageLevel: 'minor',
    features: ['solar-ready'],
  },
  energy: { currentBill: 240, homeSize: 2000, roofAge: 15, insulation: 'minimal', hvacAge: 10 },
} as const

const formatsIn = (language: Language) =>
  createFormats(languages[language].locale, wordsIn(language).wizard.units)

/** The figures of a result, the one that its document has too, and those of its lead. */
const figuresOf = {
  roof: (language: Language) => {
    const { money } = formatsIn(language)
    const { min, max, total } = roofCost(answers.roof, prices.roof)
    const metal = roofCost({ ...answers.roof, roofType: 'metal' }, prices.roof)
    const payments = paymentPlans(total, business.financing).map((plan) => plan.monthlyPayment)
    return {
      written: money(total),
      shown: [`${money(min)}–${money(max)}`, ...[total, metal.max, ...payments].map(money)],
      sent: { costEstimate: `${money(min)} - ${money(max)}` },
    }
  },
  energy: (language: Language) => {
    const { money, percent } = formatsIn(language)
    const { title, note } = wordsIn(language).energyResult.saving
    const saved = energySavings(answers.energy, prices.energy)
    const [year, all] = [money(saved.annualSavings), money(saved.twentyYearSavings)]
    const saving = say(title, { savings: year, firstName: 'Maya' })
    const percentage = percent(saved.savingsPercentage / 100)
    return {
      written: all,
      shown: [saving, note, percentage, money(saved.monthlySavings), all],
      sent: { annualSavings: year },
    }
  },
}

const language = wholeLanguages.at(-1) ?? defaultLanguage

for (const name of calculatorNames)
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    // By day, the longer one.
    test(`the ${name} calculator, begun in another language, leads to its result`, {
      tag: name === 'roof' ? [] : '@nightly',
    }, async ({ page, who }) => {
      const { wizard, [name]: own, roofResult, ...said } = wordsIn(language)
      const { fileName, title } = said[`${name}Document`]
      const there = calculator(page, name, language)
      const { path, next, step, line, toast, result, questions } = there
      const second = questions[1] ?? ''
      const asked = Object.entries(answers[name]).map(([field, value]) => [field, String(value)])
      const axe = (part?: string) => violations(page, part)
      const original = calculator(page, name, wholeLanguages[0])
      await original.open(`?${new URLSearchParams(asked)}`)
      await expect(page).toHaveURL(original.path)
      if (original.path !== path)
        await test.step('it continues at the same step in another language', async () => {
          await original.next()
          await original.step(second)
          const link = { name: languages[language].name }
          await page.getByRole('contentinfo').getByRole('link', link).click()
          await expect(page).toHaveURL(path)
          await there.hydrated()
          await step(second)
          await there.back()
        })
      const pictures: number[] = []
      for (const [question, { heading }] of Object.entries(own.questions))
        await test.step(question, async () => {
          await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
          expect.soft(await beyondTheEdge(page)).toEqual([])
          const inRow = await page.evaluate(picturesInRow)
          expect.soft(new Set(inRow).size, 'no picture is alone').toBeLessThanOrEqual(1)
          pictures.push(...inRow)
          expect.soft(await checksIn(page), 'what is off is not there').toEqual([])
          // Questions are made of the same elements in every calculator.
          if (name === 'roof') expect(await axe('[data-island]')).toEqual([])
          if (question === 'person') {
            await next()
            await expect(toast(wizard.checkInputs.title)).toBeVisible()
            expect(await axe(), 'messages').toEqual([])
            for (const field of ['firstName', 'lastName', 'email', 'phone'] as const)
              await expect(page.getByText(wizard.personal.messages[field])).toBeVisible()
            await there.fillIn(who)
          }
          if (question === 'address') await line('address').fill(personOf(who).address)
          else await next()
        })
      expect(pictures.length).toBeGreaterThan(0)
      await there.finish()
      await expect(toast(own.ready.title)).toBeVisible()
      await expect(result).toBeFocused()
      expect.soft(await beyondTheEdge(page), 'result').toEqual([])
      const { written, shown, sent } = figuresOf[name](language)
      for (const text of shown) await expect(page.locator('[data-island]')).toContainText(text)
      if (name === 'roof') await page.getByRole('button', { name: roofResult.next.email }).click()
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axe('[data-island]'), `result at ${width} px`).toEqual([])
      }
      const lead = await who.lead()
      for (const [field, value] of Object.entries({ ...answers[name], ...personOf(who), ...sent }))
        expect(lead[field], field).toBe(String(value))
      expect(lead).toMatchObject({ language, page: path })
      const file = await there.download()
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${fileName}-`))
      const saved = readFileSync(await file.path(), 'utf8')
      expect(saved).toContain(`<html lang="${languages[language].locale}">`)
      expect(saved).toContain(`<h1>${title}</h1>`)
      expect(saved).toContain(written)
    })
  })

test('the first question is in the first view of a phone and of a laptop', async ({ page }) => {
  for (const language of wholeLanguages)
    for (const name of calculatorNames) {
      await page.setViewportSize({ width: 390, height: 844 })
      const { open, question, questions, choice, nextButton } = calculator(page, name, language)
      await open()
      await expect(question(questions[0] ?? '')).toBeInViewport({ ratio: 1 })
      const field = page.locator('[data-island]').getByRole(name === 'roof' ? 'radio' : 'textbox')
      // A radio button covers its card.
      await expect(field.first()).toBeInViewport({ ratio: 0.5 })
      if (name === 'energy') continue
      await page.setViewportSize({ width: 1366, height: 768 })
      const bar = await nextButton.evaluate(
        (button) => button.parentElement?.getBoundingClientRect().top ?? 0,
      )
      for (const [answer, label] of Object.entries(wordsIn(language).roof.labels.roofType)) {
        const card = page.locator('label', { has: choice('roofType', answer) })
        const text = await card.getByText(label, { exact: true }).boundingBox()
        expect((text?.y ?? bar) + (text?.height ?? 0), answer).toBeLessThan(bar)
      }
    }
})

test('steps move in, and stand still where motion is reduced', { tag: '@nightly' }, async ({
  page,
  roof,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Object.assign(window, { moved: '' })
    Element.prototype.animate = function (frames, options) {
      Object.assign(window, { moved: JSON.stringify(frames) })
      return animate.call(this, frames, options)
    }
  })
  const moved = () => page.evaluate(() => String(Reflect.get(window, 'moved')))
  for (const [reducedMotion, step, moves] of [
    ['reduce', 'roofType', /^$/],
    ['no-preference', 'squareFootage', /X\(32px\)/],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await roof.openStep(step)
    // Motion is loaded once the wizard works.
    await page.waitForLoadState('networkidle')
    await roof.next()
    await roof.step(roof.after(step))
    await expect.poll(moved).toMatch(moves)
  }
})
