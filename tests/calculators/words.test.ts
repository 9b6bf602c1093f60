import { describe, expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { createAmounts } from '../../components/calculators/engine/amounts.ts'
import { startingAnswers } from '../../components/calculators/engine/answers.ts'
import { amountIn, messagesOf } from '../../components/calculators/engine/calculator-words.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import type { Questions } from '../../components/calculators/engine/questions.ts'
import { createUnits } from '../../components/calculators/engine/units.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { wordsOf } from '../../content/words.ts'

const amounts = createAmounts('en-US')

test.each([
  ['roof', roofQuestions as Questions],
  ['energy', energyQuestions as Questions],
] as const)(
  'every wrong answer of the %s calculator has a message, which names the limits of a number',
  (name, questions) => {
    const messages = messagesOf(questions, {
      own: wordsOf(name),
      shared: wordsOf('wizard'),
      amounts,
    })
    for (const field of Object.keys(startingAnswers(questions)))
      expect(messages[field]).toMatch(/^[^{}]+$/)
    for (const [field, question] of Object.entries(questions)) {
      if (question.kind !== 'number') continue
      const amount = amountIn(amounts, question)
      expect(messages[field]).toContain(amount(question.min))
      expect(messages[field]).toContain(amount(question.max))
    }
  },
)

describe('figures', () => {
  const { percent, price, factor, decimal } = createFormats('en-US')
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
    expect([8, 2.5].map(price)).toEqual(['$8', '$2.50']))
  test('factors have two decimals at most', () =>
    expect([1, 1.15, 1.1, 1.0000001].map(factor)).toEqual(['1', '1.15', '1.1', '1']))
  test('rates have one decimal at most', () => expect(decimal(0.7)).toBe('0.7'))
})

test('an age of nothing is new, and one year is not years', () => {
  const { units } = wordsOf('wizard')
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
})
