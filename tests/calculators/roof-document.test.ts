import { describe, expect, test } from 'vitest'
import { type PaymentPlan, paymentPlans } from '../../components/calculators/roof/financing.ts'
import { featureIds } from '../../components/calculators/roof/options.ts'
import {
  rangeParts,
  roofCost,
  upgradeIds,
  upgradeSuggestions,
} from '../../components/calculators/roof/rule.ts'
import type { FinancingTerms } from '../../content/schema/business.ts'
import { allLanguages } from '../../content/schema/languages.ts'
import { partsOf, say } from '../../content/schema/message.ts'
import { documentsIn, roof, terms, voucher } from './document-samples.ts'
import { hostile, shown, tags } from './document-text.ts'

describe.each(allLanguages)('the estimate in %s', (language) => {
  const { words, formats, units, linesOf, roofOf } = documentsIn(language)
  const input = { ...roof, features: [...featureIds] }
  const cost = roofCost(input)
  const text = shown(roofOf(input, { voucher }))
  const { money, percent } = formats
  const { band, answers, price, payments, upgrades, conditions } = words.roof

  test('shows the range, the model total and how far each end is from it', () => {
    const size = units.squareFeet(input.squareFootage)
    const roofType = words.roofLabels.roofType[input.roofType].toLowerCase()
    expect(text).toContain(
      [
        say(band.heading, { roofType, size }),
        `${money(cost.min)} – ${money(cost.max)}`,
        say(band.total, { total: money(cost.total) }),
        say(band.end, { percent: percent(rangeParts.min) }),
        say(band.end, { percent: percent(rangeParts.max) }),
        band.caution,
      ].join(' '),
    )
  })

  test('repeats the answers', () => {
    const { roofType, roofSlope, damageLevel, features } = words.roofLabels
    const repeated = (extras: string) =>
      [
        [answers.roofType, roofType[input.roofType]],
        [answers.squareFootage, units.squareFeet(input.squareFootage)],
        [answers.roofSlope, roofSlope[input.roofSlope]],
        [answers.currentAge, units.years(input.currentAge)],
        [answers.damageLevel, damageLevel[input.damageLevel]],
        [answers.features, extras],
      ]
        .flat()
        .join(' ')
    expect(text).toContain(repeated(featureIds.map((id) => features[id]).join(', ')))
    expect(shown(roofOf(roof))).toContain(repeated(answers.noFeatures))
  })

  test('shows every line of the cost with its amount, and the total', () => {
    const total = [
      price.total,
      say(price.totalNote, { min: percent(rangeParts.min), max: percent(rangeParts.max) }),
      money(cost.total),
    ]
    for (const { label, how, amount } of linesOf(input))
      expect(text).toContain([label, ...(how ? [how] : []), money(amount)].join(' '))
    expect(text).toContain(total.join(' '))
  })

  const rowsOf = (kind: PaymentPlan['kind'], given: FinancingTerms) =>
    paymentPlans(cost.total, given)
      .filter((plan) => plan.kind === kind)
      .map(
        ({ months, monthlyPayment }) =>
          `${units.months(months)} ${say(words.document.perMonth, { amount: money(monthlyPayment) })}`,
      )

  test('shows what each term without interest comes to, with its conditions', () => {
    const { name, payment, conditions: under } = payments.sameAsCash
    expect(text).toContain(say(payments.lead, { total: money(cost.total) }))
    expect(text).toContain([name, payment, ...rowsOf('same-as-cash', terms), under].join(' '))
  })

  test('shows extended plans with their months, and with payments once lender and APR are known', () => {
    const { name, payment, conditions: under } = payments.extended
    const months = say(under, {
      shortest: Math.min(...terms.extendedMonths),
      longest: Math.max(...terms.extendedMonths),
    })
    expect(text).toContain(`${name} ${months}`)
    const known = { ...terms, lender: 'Palm & Bank', apr: 9.99 }
    const rate = say(payment, { lender: known.lender, apr: formats.factor(known.apr) })
    expect(shown(roofOf(input, { terms: known }))).toContain(
      [name, rate, ...rowsOf('extended', known), months].join(' '),
    )
  })

  test('shows the voucher with its conditions and its last day, if there is one', () => {
    const last = say(words.roof.voucher.until, { date: formats.date(voucher.until) })
    expect(text).toContain(`${voucher.text} ${voucher.conditions} ${last}`)
    for (const part of [voucher.text, voucher.conditions, last])
      expect(shown(roofOf(input))).not.toContain(part)
  })

  test('takes markup in an offer for text', () => {
    for (const value of hostile) {
      const theirs = roofOf(roof, { voucher: { ...voucher, text: value, conditions: value } })
      expect(tags(theirs)).toEqual(tags(roofOf(roof, { voucher })))
    }
  })

  test('suggests upgrades apart from the range, and says what it is not', () => {
    expect(text).toContain(upgrades.lead)
    for (const id of upgradeIds) {
      const { min, max } = upgradeSuggestions[id]
      const [before, after] = partsOf(upgrades[id]).filter((part) => part !== 'range')
      expect(text).toContain(`${before}${money(min)}–${money(max)} ${after}`)
    }
    for (const sentence of Object.values(conditions)) expect(text).toContain(sentence)
  })
})
