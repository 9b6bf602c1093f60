import { fieldOf, isControl, type Lead, leadReference } from './lead.ts'

/** Spreadsheets take what begins like this for a formula, also behind white space and in full width. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u

/** A text that a spreadsheet shows and never works out. */
export const inert = (text: string): string => (formula.test(text) ? `'${text}` : text)

const cell = (text: string) => {
  const safe = inert(text)
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Each name once, the oldest lead's first, so that a new lead moves no column. */
const fieldNames = (leads: readonly Lead[]) => [...new Set(leads.toReversed().flatMap(({ fields }) => Object.keys(fields)))]

/**
 * Leads as a table for spreadsheets: RFC 4180 with a byte order mark, a line for each lead, a column for each field. No value
 * and no field name, which strangers may choose as well, can run as a formula.
 */
export const leadsCsv = (leads: readonly Lead[]): string => {
  const names = fieldNames(leads)
  const columns = [...names.filter((name) => !isControl(name)), ...names.filter(isControl)]
  const lines = leads.map((lead) => [
    lead.receivedAt,
    leadReference(lead),
    String(lead.arrivals.length),
    ...columns.map((name) => fieldOf(lead, name)),
  ])
  return `\uFEFF${[['receivedAt', 'reference', 'count', ...columns], ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
}

/** `leads-2026-11-20.csv`, by the calendar of this computer. */
export const csvName = (day: Date): string => {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((number) => String(number).padStart(2, '0'))
  return `leads-${year}-${month}-${date}.csv`
}
