import { describe, expect, test } from 'vitest'
import { whiteRoofSaving } from '../../components/calculators/energy/rule.ts'
import { documentFileName } from '../../components/calculators/engine/result/Letterhead.tsx'
import { allLanguages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { roofQuestions } from '../../content/schema/questions.ts'
import { energyPrices, home, person, resultsIn, roof, roofPrices, shown } from './samples.tsx'

describe.each(allLanguages)('in %s', (language) => {
  const { words, formats, roofOf, energyOf } = resultsIn(language)

  test('figures are written as in the United States, with their units', () => {
    const { units } = words.wizard
    expect(formats.count(2500)).toBe('2,500')
    expect([0.585, 1.15, 0.2355].map(formats.percent)).toEqual(['58.5%', '115%', '23.6%'])
    expect([1, 1.15, 0.018, 1.0000001].map(formats.factor)).toEqual(['1', '1.15', '0.018', '1'])
    const { squareFeet, yearsOld, years, months } = formats
    expect([squareFeet(2000), yearsOld(0), yearsOld(1), years(15), months(24)]).toEqual([
      say(units.squareFeet, { count: '2,000' }).replaceAll(' ', '\u00a0'),
      units.yearsOld.new,
      say(units.yearsOld.one, { count: 1 }),
      say(units.years.other, { count: 15 }),
      say(units.months.other, { count: 24 }),
    ])
  })

  test('an estimate suggests no gutters that are chosen, and no voucher whose offer has ended', () => {
    const { upgrades } = words['roof-result']
    const voucher = { text: '$1,000 voucher', conditions: 'One per signed roof.', days: 30 }
    const gutters = say(upgrades.adds, formats.ends(roofPrices.upgrades.newGutters))
    const offered = shown(roofOf(roof, { voucher }))
    const lastDay = formats.date(new Date(2026, 11, 20))
    for (const part of [gutters, voucher.text, voucher.conditions, lastDay])
      expect(offered).toContain(part)
    const ended = { ...voucher, validUntil: '2020-01-01' }
    const page = shown(
      roofOf({ ...roof, features: roofQuestions.features.ids }, { voucher: ended }),
    )
    for (const part of [gutters, voucher.text]) expect(page).not.toContain(part)
  })

  test('a report says that there is nothing to save, and of no part that it saves more than the whole', () => {
    const { nothingToSave, saving } = words['energy-result']
    const best = { ...home, roofAge: 0, insulation: 'excellent', hvacAge: 0 } as const
    expect(shown(energyOf(best))).toContain(say(nothingToSave.title, person))
    const worst = { ...home, roofAge: 50, insulation: 'none', hvacAge: 30 } as const
    const [part = ''] = saving.whiteRoof.split('{')
    const { from, to } = whiteRoofSaving
    for (const highestSaving of [from, to - 1, to, to + 1])
      expect(
        shown(energyOf(worst, { ...energyPrices, highestSaving })).includes(part),
        `${highestSaving} %`,
      ).toBe(highestSaving >= to)
  })
})

test('a file is named after the visitor and the day, safely for any name', () => {
  const nameOf = (...names: string[]) =>
    documentFileName('report', new Date(2026, 10, 20, 23, 59), names)
  expect(nameOf('José María', 'Núñez')).toBe('report-jose-maria-nunez-2026-11-20.html')
  expect(nameOf('энн', '../../etc')).toBe('report-etc-2026-11-20.html')
})
