import { readFileSync } from 'node:fs'
import { energySavings } from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { roof as untouched } from '../calculators/samples.tsx'
import { wholeLanguages } from './built-site.ts'
import { calculator, calculatorNames, personOf } from './calculator.ts'
import { prices, wordsIn } from './content.ts'
import { checksIn, edgesOf, violations } from './reach.ts'
import { expect, test } from './test.ts'

/** Both calculators from their first question to the result, its document and its lead. */

const answers = {
  roof: {
    ...untouched,
    roofType: 'tile',
    squareFootage: 2000,
    roofSlope: 'steep',
    currentAge: 5,
    damageLevel: 'minor',
    features: ['impact-resistant', 'solar-ready'],
  },
  energy: { currentBill: 240, homeSize: 2000, roofAge: 15, insulation: 'minimal', hvacAge: 10 },
} as const

/** What a link says that leads to a calculator. Keys then change it to the answers above. */
const linked = {
  roof: {
    ...answers.roof,
    roofType: 'shingle',
    squareFootage: 1950,
    roofSlope: 'medium',
    currentAge: 20,
    features: ['solar-ready'],
  },
  energy: { ...answers.energy, currentBill: 239 },
}

/** The keys that change an answer, once the focus is on its first field. */
const keys: Readonly<Record<string, readonly string[]>> = {
  roofType: ['ArrowRight'],
  squareFootage: ['Tab', 'ArrowRight'],
  roofSlope: ['ArrowRight'],
  currentAge: ['5'],
  features: ['Space'],
  currentBill: ['2', '4', '0'],
}

/** The figure that a result and its document show. All others: tests/calculators. */
const figureOf = {
  roof: () => roofCost(answers.roof, prices.roof).total,
  energy: () => energySavings(answers.energy, prices.energy).twentyYearSavings,
}

const language = wholeLanguages.at(-1) ?? defaultLanguage

test.use({ viewport: { width: 390, height: 844 } })

/** By day, the longer one. */
const nightly = { roof: '', energy: ' @nightly' }
for (const name of calculatorNames)
  test(`the ${name} calculator is used by keyboard${nightly[name]}`, async ({ page, who }) => {
    const { wizard, [name]: own, roofResult, ...said } = wordsIn(language)
    const { fileName } = said[`${name}Document`]
    const there = calculator(page, name, language)
    const { path, toast, result, questions } = there
    const asked = Object.entries(linked[name]).map(([field, value]) => [field, String(value)])
    const axe = () => violations(page, '[data-island]')
    const press = async (...pressed: readonly string[]) => {
      for (const key of pressed) await page.keyboard.press(key)
    }
    const write = async (...texts: readonly string[]) => {
      for (const [index, text] of texts.entries()) {
        if (index > 0) await press('Tab')
        await page.keyboard.type(text)
      }
      await press('Enter')
    }
    const original = calculator(page, name, wholeLanguages[0])
    await original.open(`?${new URLSearchParams(asked)}`)
    await expect(page).toHaveURL(original.path)
    // It continues at the same step in another language.
    const [, second = ''] = questions
    await original.next()
    await original.step(second)
    await there.open()
    await there.step(second)
    await there.back()
    const { address, ...person } = personOf(who)
    for (const question of questions) {
      await expect(there.question(question)).toBeFocused()
      expect.soft(await checksIn(page), 'what is off is not there').toEqual([])
      // Questions are made of the same elements in every calculator.
      if (name === 'roof') expect(await axe(), question).toEqual([])
      await press('Tab', ...(keys[question] ?? []))
      if (question === 'address') await write(address)
      else await press('Enter')
      if (question !== 'person') continue
      await expect(toast(wizard.checkInputs.title)).toBeVisible()
      expect(await violations(page), 'messages').toEqual([])
      for (const part of ['firstName', 'lastName', 'email', 'phone'] as const)
        await expect(page.getByText(wizard.personal.messages[part])).toBeVisible()
      await write(...Object.values(person))
    }
    await expect(toast(own.ready.title)).toBeVisible()
    await expect(result).toBeFocused()
    const { money } = createFormats(languages[language].locale, wizard.units)
    const figure = money(figureOf[name]())
    await expect(page.locator('[data-island]')).toContainText(figure)
    if (name === 'roof') await page.getByRole('button', { name: roofResult.next.email }).click()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(), `result at ${width} px`).toEqual([])
    }
    const lead = await who.lead()
    for (const [field, value] of Object.entries({ ...answers[name], address, ...person }))
      expect(lead[field], field).toBe(String(value))
    expect(lead).toMatchObject({ language, page: path })
    const file = await there.download()
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${fileName}-`))
    const saved = readFileSync(await file.path(), 'utf8')
    for (const part of [`<html lang="${languages[language].locale}">`, figure])
      expect(saved).toContain(part)
  })

for (const name of calculatorNames)
  test(`the first question of the ${name} calculator is in the first view`, async ({ page }) => {
    for (const each of wholeLanguages) {
      await page.setViewportSize({ width: 390, height: 844 })
      const { open, question, questions, nextButton } = calculator(page, name, each)
      await open()
      await expect(question(questions[0] ?? '')).toBeInViewport({ ratio: 1 })
      const island = page.locator('[data-island]')
      const field = island.locator('[type=radio], [inputmode]').first()
      // A radio button covers its card.
      await expect(field).toBeInViewport({ ratio: 0.5 })
      if (name === 'energy') continue
      await page.setViewportSize({ width: 1366, height: 768 })
      const bar = await edgesOf(nextButton.locator('..'))
      for (const label of Object.values(wordsIn(each).roof.labels.roofType)) {
        const text = await edgesOf(island.getByText(label, { exact: true }))
        expect(text.bottom, label).toBeLessThan(bar.top)
      }
    }
  })
