import { stringify } from 'csv-stringify/sync'
import { fieldOf, type InboxLead, isControl, leadReference } from './inbox-lead.ts'

/**
 * The first character of what a spreadsheet may run as a formula, at the start of a value or after a semicolon, a tab or a
 * line break in it. Where the local separator is a semicolon, Excel splits our cells at these, inside quotes or not. White
 * space, control characters and quotes before a formula do not stop it, and neither does full width.
 */
const formulaStart = /(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"]*)[=+\-@＝＋－＠]/gu

/** A value with an apostrophe before whatever could run as a formula: spreadsheets then show it as text. */
export const inert = (value: string): string => value.replace(formulaStart, "'$&")

/** Each name once, the oldest lead's first, so that a new lead moves no column. */
const fieldNames = (leads: readonly InboxLead[]) => [...new Set(leads.toReversed().flatMap(({ fields }) => Object.keys(fields)))]

/**
 * Leads as CSV for spreadsheets: a row for each lead, a column for each field. Neither a value nor a field name can run as a
 * formula: visitors choose both.
 */
export const leadsCsv = (leads: readonly InboxLead[]): string => {
  const names = fieldNames(leads)
  const columns = [...names.filter((name) => !isControl(name)), ...names.filter(isControl)]
  const rows = leads.map((lead) => [
    lead.receivedAt,
    leadReference(lead),
    String(lead.arrivals.length),
    ...columns.map((name) => fieldOf(lead, name)),
  ])
  return stringify([['receivedAt', 'reference', 'count', ...columns], ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted: true,
    escape_formulas: true,
    cast: { string: inert },
  })
}

/** Sweden writes dates as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat('sv-SE')

/** `leads-2026-11-20.csv`, by the calendar of this computer. */
export const csvName = (day: Date): string => `leads-${isoDay.format(day)}.csv`
