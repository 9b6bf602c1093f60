import { business } from '../../content/index.ts'

/** `07:00` as `7AM`, `16:30` as `4:30PM`. */
export const clock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hours % 12 || 12}${past}${hours < 12 ? 'AM' : 'PM'}`
}

/** The office hours, one line for each group of days, such as `Mon–Fri 7AM–6PM`. */
export const hourLines: readonly string[] = business.hours.map(
  ({ days, opens, closes }) => `${days.replace('-', '–')} ${clock(opens)}–${clock(closes)}`,
)

export const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type Day = (typeof everyDay)[number]

/** `Mon-Fri` as the days from Monday to Friday, `Sat` as Saturday alone. */
export const daysBetween = (days: string): Day[] => {
  const [first = '', last = first] = days.split('-')
  const place = (short: string) => everyDay.findIndex((day) => day.startsWith(short))
  return everyDay.slice(place(first), place(last) + 1)
}
