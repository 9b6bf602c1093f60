const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The date in South Florida at a given moment, such as "2026-11-20". A promise with a last day
 * holds until midnight there.
 */
export const floridaDay = (moment = new Date()): string => calendar.format(moment)
