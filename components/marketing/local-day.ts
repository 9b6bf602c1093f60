/** The day where the visitor is, such as "2026-11-20". */
export const localDay = (date = new Date()): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
