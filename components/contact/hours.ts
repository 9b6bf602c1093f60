import { weekdays } from '../../content/schema/business.ts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { memoize } from '../../renderer/memoize.ts'

const places = [...weekdays.keys()]

/** The days in `Mon-Fri` or `Sat`, as numbers from 0 (Monday) to 6. */
export const daysOf = (span: string): number[] => {
  const [first = '', last = first] = span.split('-')
  return places.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1)
}

/** Formats a time of a week that starts on a Monday: `Intl` has weekdays and times only of dates. */
const formatIn = (locale: string, options: Intl.DateTimeFormatOptions, day: number, time = '') => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const moment = Date.UTC(2024, 0, 1 + day, hours, minutes)
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment)
}

/** Formats `07:00` as `7AM` or `7 a. m.` and `16:30` as `4:30PM`, as signs do. */
const clock = (locale: string, time: string): string => {
  const minute = time.endsWith(':00') ? undefined : '2-digit'
  return formatIn(locale, { hour: 'numeric', minute }, 0, time).replace(/\s(?=[AP]M$)/, '')
}

/** Capitalizes a line, because Spanish day names are lowercase. */
const capitalized = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

const unbroken = (text: string) => text.replace(/\s/g, '\u00a0').replaceAll('–', '\u2060–\u2060')

/** Returns a note on the language in which we answer, if it is not that of the page. */
export const languageNote = (site: SiteIndex): string | undefined => {
  const { spanishSpoken = false, spanishWritten = false } = site.business
  const { phone, writing } = wordsOf(site, 'contact').language
  if (site.language === defaultLanguage || spanishSpoken) return undefined
  return spanishWritten ? `${phone} ${writing}` : phone
}

/**
 * The office hours on a page, if known: a line for each group of days, and one for closed days.
 * Memoized per language, because every page shows them.
 */
export const officeHours = memoize((site: SiteIndex) => {
  const { hours = [] } = site.business
  const { locale } = languages[site.language]
  const { hours: words } = wordsOf(site, 'contact')
  const nameOf = (weekday: 'short' | 'long') => (day: number) => formatIn(locale, { weekday }, day)
  const open = hours.map(({ days, opens, closes }) => {
    const names = daysOf(days).map(nameOf('short'))
    const [first = '', last = first] = [names[0], names.at(-1)]
    const span = first === last ? first : say(words.days, { first, last })
    const times = { opens: clock(locale, opens), closes: clock(locale, closes) }
    return capitalized(unbroken(say(words.line, { days: span, ...times })))
  })
  const openDays = hours.flatMap(({ days }) => daysOf(days))
  const closedDays = places.filter((day) => !openDays.includes(day)).map(nameOf('long'))
  const isClosed = open.length > 0 && closedDays.length > 0
  const days = new Intl.ListFormat(locale).format(closedDays)
  return { open, closed: isClosed ? capitalized(say(words.closed, { days })) : undefined }
})
