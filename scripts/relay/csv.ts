import { stringify } from 'csv-stringify/sync'
import { fieldOf, type InboxLead, isControl, isOrigin, leadReference } from './inbox-lead.ts'

/**
 * The first character of anything a spreadsheet might run as a formula: at the start of a value, or
 * after a semicolon, tab or line break inside it, because where semicolons are the local delimiter,
 * Excel splits cells at these even inside quotes. White space, control characters and quotes in
 * front of a formula do not disarm it, and neither do full-width characters.
 */
const formulaStart = /(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"]*)[=+\-@＝＋－＠]/gu

/**
 * Puts an apostrophe before anything that could run as a formula, which makes spreadsheets show it
 * as text.
 */
export const inert = (value: string): string => value.replace(formulaStart, "'$&")

/**
 * Every field name once, starting with the oldest lead's, so that a new lead does not move existing
 * columns.
 */
const fieldNames = (leads: readonly InboxLead[]) => [
  ...new Set(leads.toReversed().flatMap(({ fields }) => Object.keys(fields))),
]

/** What the visitor filled in, then where the lead came from, then what controls the relay. */
const rankOf = (name: string): number => (isControl(name) ? 2 : isOrigin(name) ? 1 : 0)

const csv = (rows: string[][], bom = false) =>
  stringify(rows, {
    bom,
    record_delimiter: 'windows',
    quoted: true,
    escape_formulas: true,
    cast: { string: inert },
  })

/** How many leads are written at a time. */
const batch = 500

/**
 * Leads as CSV for spreadsheets, in parts: a row per lead, a column per field. No value or field
 * name can run as a formula, because visitors control both.
 */
export function* leadsCsv(leads: readonly InboxLead[]): Generator<string, void> {
  const columns = fieldNames(leads).sort((one, other) => rankOf(one) - rankOf(other))
  const row = (lead: InboxLead) => [
    lead.receivedAt,
    leadReference(lead),
    String(lead.count),
    ...columns.map((name) => fieldOf(lead, name)),
  ]
  yield csv([['receivedAt', 'reference', 'count', ...columns]], true)
  for (let start = 0; start < leads.length; start += batch)
    yield csv(leads.slice(start, start + batch).map(row))
}

/** Swedish dates are in ISO 8601 format. */
const isoDay = new Intl.DateTimeFormat('sv-SE')

/** `leads-2026-11-20.csv`, in this computer's time zone. */
export const csvName = (day: Date): string => `leads-${isoDay.format(day)}.csv`
