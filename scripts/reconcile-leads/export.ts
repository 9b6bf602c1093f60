import { CsvError, parse as parseCsv } from 'csv-parse/sync'
import { errorMessage, InputError } from '../terminal.ts'
import { isArchive } from './archive.ts'
import { type Arrival, arrivalOf, arrivalsOfRecords, isLeadIdName } from './arrivals.ts'

const parseJson = (text: string, source: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${source} is not valid JSON: ${errorMessage(error)}.`)
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Reads JSON lines, or a single JSON value: a list of leads, one lead, or the answer of
 * FormSubmit's archive.
 */
const readJson = (text: string, file: string): Arrival[] => {
  if (text.startsWith('{') && !isJson(text)) {
    const lines = [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '')
    return arrivalsOfRecords(
      lines.map(([index, line]) => parseJson(line, `${file}, line ${index + 1},`)),
      file,
    )
  }
  const value = parseJson(text, file)
  if (Array.isArray(value)) return arrivalsOfRecords(value, file)
  return arrivalsOfRecords(isArchive(value) ? value.submissions : [value], file)
}

/**
 * The most frequent delimiter in the first line: in some countries, spreadsheets save CSV with
 * semicolons or tabs.
 */
const delimiterOf = (text: string): string => {
  const header = text.split(/[\r\n]/, 1)[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) =>
    count(delimiter) > count(best) ? delimiter : best,
  )
}

const readRows = (text: string, file: string): string[][] => {
  try {
    return parseCsv(text, { delimiter: delimiterOf(text), skip_empty_lines: true })
  } catch (error) {
    if (error instanceof CsvError)
      throw new InputError(`${file} is not valid CSV: ${error.message}.`)
    throw error
  }
}

/** Only the local inbox exports these columns: one row per lead, with the number of arrivals. */
const isInbox = (columns: readonly string[]) =>
  columns.slice(0, 3).join() === 'receivedAt,reference,count'

const readCsv = (text: string, file: string): Arrival[] => {
  const [columns = [], ...rows] = readRows(text, file)
  if (!columns.some(isLeadIdName)) {
    throw new InputError(
      `${file} has no column "leadId", by which leads are told apart. Its columns: ${columns.join(', ')}.`,
    )
  }
  return rows.map((row) => {
    const fields = columns.map((column, index) => [column, row[index]] as const)
    return arrivalOf(
      fields,
      '',
      isInbox(columns) ? Math.max(1, Number.parseInt(row[2] ?? '', 10) || 1) : 1,
    )
  })
}

/**
 * The leads in an exported file: CSV with a leadId column, JSON or JSON lines. Detects the format
 * from the first character, because standard input has no file name.
 * @throws InputError if the file is in none of these formats.
 */
export const readExport = (text: string, file: string): Arrival[] => {
  const content = text.replace(/^\uFEFF/, '').trim()
  if (content === '')
    throw new InputError(`${file} is empty: expected exported leads as CSV, JSON or JSON lines.`)
  return /^[[{]/.test(content) ? readJson(content, file) : readCsv(content, file)
}
