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

/**
 * A timestamp in a week that starts on a Monday, because `Intl` formats weekdays and times only
 * from dates.
 */
const moment = (day: number, hours = 0, minutes = 0) => Date.UTC(2024, 0, 1 + day, hours, minutes)

const dayName = (locale: string, weekday: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return (day: number) => format.format(moment(day))
}

/** Formats `07:00` as `7AM` or `7 a. m.` and `16:30` as `4:30PM`, as signs do. */
const clock = (time: string, locale: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    ...(minutes > 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
  return format.format(moment(0, hours, minutes)).replace(/\s(?=[AP]M$)/, '')
}

/** Capitalizes a line, because Spanish day names are lowercase. */
const capitalized = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

/** Keeps a text on one line. */
const unbroken = (text: string) => text.replace(/\s/g, '\u00a0').replaceAll('–', '\u2060–\u2060')

/** Returns a note on the language in which we answer, if it is not that of the page. */
export const languageNote = (site: SiteIndex): string | undefined => {
  const { spanishSpoken = false, spanishWritten = false } = site.business
  const { phone, writing } = wordsOf(site, 'contact').language
  if (site.language === defaultLanguage || spanishSpoken) return undefined
  return spanishWritten ? `${phone} ${writing}` : phone
}

/** The office hours on a page, if known: a line for each group of days, and one for closed days. */
export type OfficeHours = { open: readonly string[]; closed?: string }

const readHours = (site: SiteIndex): OfficeHours => {
  const { language } = site
  const { hours = [] } = site.business
  const { locale } = languages[language]
  const { hours: words } = wordsOf(site, 'contact')
  const short = dayName(locale, 'short')
  const open = hours.map(({ days, opens, closes }) => {
    const names = daysOf(days).map(short)
    const [first = '', last = first] = [names[0], names.at(-1)]
    const span = first === last ? first : say(words.days, { first, last })
    const times = { opens: clock(opens, locale), closes: clock(closes, locale) }
    return capitalized(unbroken(say(words.line, { days: span, ...times })))
  })
  const openDays = hours.flatMap(({ days }) => daysOf(days))
  const closedDays = places.filter((day) => !openDays.includes(day)).map(dayName(locale, 'long'))
  return closedDays.length === 0 || open.length === 0
    ? { open }
    : {
        open,
        closed: capitalized(
          say(words.closed, { days: new Intl.ListFormat(locale).format(closedDays) }),
        ),
      }
}

/** Memoized per language, because every page shows them. */
export const officeHours = memoize(readHours)
