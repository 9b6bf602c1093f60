/** True for a day of the calendar, such as "2026-12-31". */
export const isDay = (text: unknown): text is string => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Returns the day after one of the calendar. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** The first and the last day on which something is shown, if it has them. */
export type Period = { from?: string | undefined; validUntil?: string | undefined }

let calendar: Intl.DateTimeFormat | undefined

/**
 * The date in South Florida at a given moment, such as "2026-11-20". A promise with a last day
 * holds until midnight there.
 */
export const floridaDay = (moment = new Date()): string => {
  // Created lazily, because that blocks a browser for a while and few pages need it.
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return calendar.format(moment)
}

/** Returns whether something is shown on a day in Florida: from its first day until its last. */
export const isShownOn = ({ from, validUntil }: Period, day?: string): boolean => {
  if (!from && !validUntil) return true
  const today = day ?? floridaDay()
  return (!from || from <= today) && (!validUntil || today <= validUntil)
}
