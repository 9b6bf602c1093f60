import { expect, test } from 'vitest'
import { clock, daysOf, officeHours } from '../../components/contact/hours.ts'
import { allLanguages } from '../../content/schema/languages.ts'
import { business } from '../../renderer/content/site.ts'

test('a range of days includes every day from the first to the last', () => {
  expect(daysOf('Mon-Fri')).toEqual([0, 1, 2, 3, 4])
  expect(daysOf('Sat')).toEqual([5])
})

test('a time is formatted for the language, in English without a space', () => {
  expect(['00:00', '07:00', '12:00', '16:30'].map((time) => clock(time, 'en-US'))).toEqual([
    '12AM',
    '7AM',
    '12PM',
    '4:30PM',
  ])
  expect(clock('16:30', 'en-GB')).toBe('16:30')
  expect(clock('16:30', 'es-US')).toMatch(/^4:30\sp\.\s?m\.$/)
})

test('a line of office hours stays on one line in every language', () => {
  for (const language of allLanguages)
    for (const line of officeHours(language).open) {
      expect(line).not.toMatch(/ |[^\u2060]–|–[^\u2060]/)
      expect(line).toMatch(/\d/)
    }
})

test('office hours have a line for each group of days, and one for the days that are closed', () => {
  const { open, closed } = officeHours('en')
  expect(open).toHaveLength(business.hours.length)
  const openDays = business.hours.flatMap(({ days }) => daysOf(days))
  expect(closed === undefined).toBe(openDays.length === 7)
})
