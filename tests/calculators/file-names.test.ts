import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFileName } from '../../components/calculators/engine/document/file-names.ts'
import { typed } from './document-text.ts'

describe('file names', () => {
  const day = new Date(2026, 10, 20, 23, 59)

  test('carry the day of the visitor’s own calendar', () => {
    expect(documentFileName('roof-estimate', day)).toBe('roof-estimate-2026-11-20.html')
    expect(documentFileName('roof-estimate', new Date(2027, 0, 3, 0, 1))).toBe(
      'roof-estimate-2027-01-03.html',
    )
  })

  test.each([
    ['Maya', 'Ortega', 'maya-ortega-'],
    ['José María', 'Núñez-Peña', 'jose-maria-nunez-pena-'],
    ['Seán', "O'Brien", 'sean-o-brien-'],
    ['энн', '李', ''],
    ['энн', 'Lee', 'lee-'],
    ['../../etc', 'a\\b:c*?"<>|', 'etc-a-b-c-'],
    ['CON', '.', 'con-'],
    [`${'x'.repeat(39)} y`, '', `${'x'.repeat(39)}-`],
  ])('of %s %s', (first, last, part) => {
    expect(documentFileName('energy-report', day, [first, last])).toBe(
      `energy-report-${part}2026-11-20.html`,
    )
  })

  test('are safe and of a fair length for any name', () => {
    fc.assert(
      fc.property(typed, typed, (first, last) => {
        const name = documentFileName('energy-report', day, [first, last])
        expect(name).toMatch(/^energy-report(-[a-z0-9]+)*-2026-11-20\.html$/)
        expect(name.length).toBeLessThanOrEqual(
          'energy-report-'.length + 2 * 41 + '2026-11-20.html'.length,
        )
      }),
    )
  })
})
