import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFileName } from '../../components/calculators/engine/result/Letterhead.tsx'
import { allLanguages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { roofQuestions } from '../../content/schema/questions.ts'
import { resultsIn, roof, roofPrices, shown, voucher } from './samples.tsx'

const { ids: featureIds } = roofQuestions.features

describe.each(allLanguages)('an estimate in %s', (language) => {
  const { words, formats, roofOf } = resultsIn(language)
  const own = words['roof-result']

  test('suggests no new gutters where they are chosen, and no voucher whose offer has ended', () => {
    const adds = say(own.upgrades.adds, formats.ends(roofPrices.upgrades.newGutters))
    const offered = shown(roofOf(roof, { voucher }))
    const { text, conditions } = voucher
    for (const part of [adds, text, conditions, formats.date(new Date(2026, 11, 20))])
      expect(offered).toContain(part)
    const ended = { ...voucher, validUntil: '2020-01-01' }
    const page = shown(roofOf({ ...roof, features: featureIds }, { voucher: ended }))
    expect(page).not.toContain(adds)
    expect(page).not.toContain(voucher.text)
  })
})

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...'<>"\'&;/=a ')).map((all) => all.join('')),
)

test('a file is named after the visitor and the day, safely and not too long for any name', () => {
  const nameOf = (...names: string[]) =>
    documentFileName('energy-report', new Date(2026, 10, 20, 23, 59), names)
  expect(nameOf('José María', 'Núñez')).toBe('energy-report-jose-maria-nunez-2026-11-20.html')
  expect(nameOf('энн', '../../etc')).toBe('energy-report-etc-2026-11-20.html')
  fc.assert(
    fc.property(typed, typed, (first, last) => {
      const name = nameOf(first, last)
      expect(name).toMatch(/^energy-report(-[a-z0-9]+)*-2026-11-20\.html$/)
      expect(name.length).toBeLessThanOrEqual('energy-report-2026-11-20.html'.length + 2 * 41)
    }),
  )
})
