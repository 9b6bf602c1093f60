import { describe, expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { createAmounts } from '../../components/calculators/engine/amounts.ts'
import { createFormats, createUnits } from '../../components/calculators/engine/formats.ts'
import { type Questions, startingAnswers } from '../../components/calculators/engine/questions.ts'
import {
  amountIn,
  type CalculatorWords,
  messagesOf,
  type QuestionWords,
} from '../../components/calculators/engine/wizard-content.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { allLanguages, languages } from '../../content/schema/languages.ts'
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
      const words = own.questions[field] as QuestionWords
      expect(words.label).toBeTruthy()
      if (question.kind !== 'number') {
        const notes = words.note ? Object(prices[name])[field] : words.notes
        expect(Object.keys(own.labels?.[field] ?? {})).toEqual([...question.ids])
        expect(Object.keys(notes)).toEqual([...question.ids])
        continue
      }
      expect(words.unit).toBeTruthy()
      expect('typical' in words).toBe('typical' in question)
      const amount = amountIn(amounts, question)
      expect(messages[field]).toContain(amount(question.min))
      expect(messages[field]).toContain(amount(question.max))
    }
  },
)

describe.each(allLanguages)(
  'figures in %s, as they are written in the United States',
  (language) => {
    const { percent, price, factor, money, count, currencySign } = createFormats(
      languages[language].locale,
    )
    test('amounts have their sign first and commas between thousands', () => {
      expect([0, 1000, 15_842, 120_000].map(money)).toEqual(['$0', '$1,000', '$15,842', '$120,000'])
      expect([count(2500), currencySign]).toEqual(['2,500', '$'])
    })
    test('percents have one decimal at most and lose no half to binary arithmetic', () => {
      expect([0.585, 1.15, 0.5, 0.2355, 0].map(percent)).toEqual([
        '58.5%',
        '115%',
        '50%',
        '23.6%',
        '0%',
      ])
    })
    test('prices have cents only where they are not whole', () =>
      expect([8, 2.5, 3000].map(price)).toEqual(['$8', '$2.50', '$3,000']))
    test('factors have four decimals at most', () =>
      expect([1, 1.15, 0.018, 1.0000001].map(factor)).toEqual(['1', '1.15', '0.018', '1']))
  },
)

test.each(allLanguages)(
  'in %s, an age of nothing is new, and one year is not years',
  (language) => {
    const { units } = wordsOf('wizard', language)
    const amounts = createAmounts(languages[language].locale)
    const { yearsOld, years, months, squareFeet } = createUnits(units, amounts)
    expect(yearsOld(0)).toBe(units.yearsOld.new)
    expect([yearsOld(1), yearsOld(15)]).toEqual([
      units.yearsOld.one.replace('{count}', '1'),
      units.yearsOld.other.replace('{count}', '15'),
    ])
    expect([years(1), months(24)]).toEqual([
      units.years.one.replace('{count}', '1'),
      units.months.other.replace('{count}', '24'),
    ])
    expect(squareFeet(2000)).toBe(units.squareFeet.replace('{count}', '2,000'))
  },
)
