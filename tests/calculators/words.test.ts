import { expect, test } from 'vitest'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { allLanguages, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { site } from '../project-site.ts'

test.each(allLanguages)('figures in %s are written as in the United States', (language) => {
  const { units } = wordsOf(site.in(language), 'wizard')
  const formats = createFormats(languages[language].locale, units)
  expect([1000, 15_842.5].map(formats.money)).toEqual(['$1,000', '$15,843'])
  expect(formats.count(2500)).toBe('2,500')
  expect([0.585, 1.15, 0.2355].map(formats.percent)).toEqual(['58.5%', '115%', '23.6%'])
  expect([8, 2.5, 3000].map(formats.price)).toEqual(['$8', '$2.50', '$3,000'])
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
