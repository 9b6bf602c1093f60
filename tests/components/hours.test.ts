import { expect, test } from 'vitest'
import { clock, daysOf, officeHours } from '../../components/contact/hours.ts'
import { allLanguages } from '../../content/schema/languages.ts'
import { business } from '../../renderer/content/site.ts'

test.each([
  ['00:00', 'en-US', /^12AM$/],
  ['12:00', 'en-US', /^12PM$/],
  ['16:30', 'en-US', /^4:30PM$/],
  ['16:30', 'en-GB', /^16:30$/],
  ['16:30', 'es-US', /^4:30\sp\.\s?m\.$/],
])('%s is formatted for %s', (time, locale, formatted) => {
  expect(clock(time, locale)).toMatch(formatted)
})

test.each(allLanguages)('in %s every group of days has a line that does not break', (language) => {
  const { open, closed } = officeHours(language)
  expect(open).toHaveLength(business.hours.length)
  for (const line of open) expect(line).not.toMatch(/ |[^\u2060]–|–[^\u2060]/)
  const openDays = business.hours.flatMap(({ days }) => daysOf(days))
  expect(closed === undefined).toBe(openDays.length === 7)
})
