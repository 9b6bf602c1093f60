import { expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { createAmounts } from '../../components/calculators/engine/amounts.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { type Questions, startingAnswers } from '../../components/calculators/engine/questions.ts'
import {
  amountIn,
  type CalculatorWords,
  messagesOf,
} from '../../components/calculators/engine/wizard-content.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { allLanguages, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { prices } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'

const calculators = [
  ['roof', roofQuestions as Questions],
  ['energy', energyQuestions as Questions],
] as const

test.each(
  allLanguages.flatMap((language) => calculators.map((one) => [language, ...one] as const)),
)(
  'in %s, every question of the %s calculator has its words, and a message that names the limits of a number',
  (language, name, questions) => {
    const amounts = createAmounts(languages[language].locale)
    const messages = messagesOf(questions, {
      own: wordsOf(name, language),
      shared: wordsOf('wizard', language),
      amounts,
    })
    for (const field of Object.keys(startingAnswers(questions)))
      expect(messages[field]).toMatch(/^[^{}]+$/)
    const own: CalculatorWords = wordsOf(name, language)
    for (const [field, question] of Object.entries(questions)) {
      const words = own.questions[field]
      expect(words?.label).toBeTruthy()
      if (question.kind === 'number') {
        const amount = amountIn(amounts, question)
        for (const text of [words?.unit, amount(question.min), amount(question.max)])
          expect(`${messages[field]} ${words?.unit}`).toContain(text)
        expect(words?.typical !== undefined).toBe('typical' in question)
      } else {
        const notes = words?.note ? Object(prices[name])[field] : words?.notes
        for (const byOption of [own.labels?.[field], notes])
          expect(Object.keys(byOption ?? {})).toEqual([...question.ids])
      }
    }
  },
)

test.each(allLanguages)('figures in %s are written as in the United States', (language) => {
  const { units } = wordsOf('wizard', language)
  const formats = createFormats(languages[language].locale, units)
  expect([1000, 15_842.5].map(formats.money)).toEqual(['$1,000', '$15,843'])
  expect([formats.count(2500), formats.currencySign]).toEqual(['2,500', '$'])
  expect([0.585, 1.15, 0.2355].map(formats.percent)).toEqual(['58.5%', '115%', '23.6%'])
  expect([8, 2.5, 3000].map(formats.price)).toEqual(['$8', '$2.50', '$3,000'])
  expect([1, 1.15, 0.018, 1.0000001].map(formats.factor)).toEqual(['1', '1.15', '0.018', '1'])
  const { squareFeet, yearsOld, years, months } = formats
  expect([squareFeet(2000), yearsOld(0), yearsOld(1), years(15), months(24)]).toEqual([
    say(units.squareFeet, { count: '2,000' }),
    units.yearsOld.new,
    say(units.yearsOld.one, { count: 1 }),
    say(units.years.other, { count: 15 }),
    say(units.months.other, { count: 24 }),
  ])
})
