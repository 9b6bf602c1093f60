const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day in South Florida at a moment, such as "2026-11-20": what is promised until a day holds until midnight there. */
export const floridaDay = (moment = new Date()): string => calendar.format(moment)
