import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  insuranceBasePrice,
  insuranceRange,
  insuranceRangeParts,
} from '../../components/calculators/energy/insurance-range.ts'
import {
  co2PoundsPerDollar,
  cumulativeSavings,
  energySavings,
  highestPercentage,
  longViewYears,
  newRoofBaseline,
} from '../../components/calculators/energy/rule.ts'
import { allLanguages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { documentsIn, home } from './document-samples.ts'
import { shown } from './document-text.ts'

describe.each(allLanguages)('the report in %s', (language) => {
  const { words, formats, units, energyOf } = documentsIn(language)
  const savings = energySavings(home)
  const text = shown(energyOf(home))
  const { money, percent, factor, count } = formats
  const { band, answers, co2, insurance, assumptions } = words.energy
  const nothing = { ...home, roofAge: 0, insulation: 'excellent', hvacAge: 0 } as const

  test('shows the four figures', () => {
    const { savingsPercentage, monthlySavings, annualSavings, twentyYearSavings } = savings
    expect(text).toContain(
      [
        say(band.heading, { bill: money(home.currentBill) }),
        [band.percentage, percent(savingsPercentage / 100)],
        [band.month, money(monthlySavings)],
        [band.year, money(annualSavings)],
        [band.longView, money(twentyYearSavings)],
        band.caution,
      ]
        .flat()
        .join(' '),
    )
  })

  test('shows carbon dioxide and the cost range with how they are worked out', () => {
    const { min, max } = insuranceRange(home.homeSize)
    const rate = factor(co2PoundsPerDollar)
    expect(text).toContain(
      [
        co2.heading,
        say(co2.amount, { count: count(savings.co2Reduction) }),
        say(co2.method, { rate, savings: money(savings.annualSavings) }),
        co2.note,
      ].join(' '),
    )
    const parts = { min: percent(insuranceRangeParts.min), max: percent(insuranceRangeParts.max) }
    const method = say(insurance.method, {
      size: units.squareFeet(home.homeSize),
      price: formats.price(insuranceBasePrice),
      ...parts,
    })
    expect(text).toContain(
      [insurance.heading, `${money(min)} – ${money(max)}`, method, insurance.note].join(' '),
    )
  })

  test('repeats the answers', () => {
    const { currentBill, homeSize, roofAge, insulation, hvacAge } = home
    const repeated = [
      [answers.currentBill, say(words.document.perMonth, { amount: money(currentBill) })],
      [answers.homeSize, units.squareFeet(homeSize)],
      [answers.roofAge, units.years(roofAge)],
      [answers.insulation, words.energyLabels.insulation[insulation]],
      [answers.hvacAge, units.years(hvacAge)],
    ]
    expect(text).toContain(repeated.flat().join(' '))
    expect(shown(energyOf({ ...home, roofAge: 1 }))).toContain(
      `${answers.roofAge} ${units.years(1)} `,
    )
  })

  test('adds up the years', () => {
    const years = [
      ...energyOf(home).matchAll(
        /<th scope="row">(\d+)<\/th><td><i style="--part:([\d.]+)"><\/i>([^<]+)</g,
      ),
    ]
    expect(years.map(([, year]) => Number(year))).toEqual(
      Array.from({ length: longViewYears }, (_, index) => index + 1),
    )
    expect(years.map(([, , , amount]) => amount)).toEqual(
      cumulativeSavings(savings.annualSavings, longViewYears).map(money),
    )
    expect(Number(years.at(-1)?.[2])).toBe(1)
  })

  test('says what it assumes', () => {
    const scores = say(assumptions.scores, {
      baseline: factor(newRoofBaseline),
      lowest: percent(0),
      highest: percent(highestPercentage / 100),
    })
    for (const sentence of Object.values({ ...assumptions, scores }))
      expect(text).toContain(sentence)
  })

  test('rounds the percentage to one decimal at most, half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }).map((thousandths) => thousandths / 1000),
        (savingsPercentage) => {
          const page = energyOf(home, { savings: { ...savings, savingsPercentage } })
          const [, figure] = page.match(/<dd class="big">([\d.]+)%/) ?? []
          expect(Number(figure)).toBe(Math.round(Number((savingsPercentage * 10).toFixed(6))) / 10)
        },
      ),
    )
  })

  test('says so where there is nothing to gain', () => {
    const report = shown(energyOf(nothing))
    expect(report).toContain(
      [
        band.percentage,
        percent(0),
        band.month,
        money(0),
        band.year,
        money(0),
        band.longView,
        money(0),
        band.nothingToGain,
      ].join(' '),
    )
    expect(report).toContain(say(co2.amount, { count: count(0) }))
    expect(text).not.toContain(band.nothingToGain)
  })
})
