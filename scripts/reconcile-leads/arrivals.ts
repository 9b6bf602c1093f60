import { Ajv, type ValidateFunction } from 'ajv'
import { type Static, Type } from 'typebox'
import { InputError } from '../terminal.ts'
import { leadIdOf } from './references.ts'

/** One lead listed in an archive or export, reduced to what identifies it. */
export type Arrival = {
  /** The full id; undefined for anything not sent by our forms, or whose id got lost. */
  leadId: string | undefined
  /** Name and e-mail, if known. */
  who: string
  /** When it arrived, in the source's own format; empty if unknown. */
  receivedAt: string
  /** How often it arrived, if the source has already merged duplicates. */
  times: number
}

const dateNames = [
  'receivedat',
  'submittedat',
  'submittedon',
  'createdat',
  'datetime',
  'timestamp',
  'date',
]

/** Normalizes names, which sources spell `leadId`, `LeadID` or `Lead ID`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** True for a column or field with lead ids. */
export const isLeadIdName = (name: string): boolean => plain(name) === 'leadid'

/**
 * Maps names to values. The first non-empty value wins, because strangers may add fields that look
 * like ours.
 */
const valuesOf = (fields: Iterable<readonly [string, unknown]>) => {
  const values = new Map<string, string>()
  for (const [name, value] of fields)
    values.set(plain(name), values.get(plain(name)) || textOf(value))
  return values
}

/**
 * Reads the fields of one lead, in any order and spelling. `receivedAt` takes precedence over a
 * date among the fields.
 */
export const arrivalOf = (
  fields: Iterable<readonly [string, unknown]>,
  receivedAt = '',
  times = 1,
): Arrival => {
  const values = valuesOf(fields)
  const value = (name: string) => values.get(name) ?? ''
  const name = value('name') || [value('firstname'), value('lastname')].filter(Boolean).join(' ')
  const date = dateNames.find((candidate) => value(candidate) !== '')
  return {
    leadId: leadIdOf(value('leadid')),
    who: [name, value('email')].filter(Boolean).join(', '),
    receivedAt: receivedAt || (date === undefined ? '' : value(date)),
    times,
  }
}

/** FormSubmit formats dates like PHP: `{ date: "2026-11-20 14:03:11.000000", timezone: "UTC" }`. */
const dateSchema = Type.Union([
  Type.String(),
  Type.Object({ date: Type.String(), timezone: Type.Optional(Type.String()) }),
])
const fieldsSchema = Type.Record(Type.String(), Type.Unknown())

/**
 * A lead from FormSubmit (`form_data`), from the local server (`fields`), or with its fields at the
 * top level.
 */
const recordSchema = Type.Object({
  form_data: Type.Optional(fieldsSchema),
  fields: Type.Optional(fieldsSchema),
  submitted_at: Type.Optional(dateSchema),
  receivedAt: Type.Optional(Type.String()),
})
type LeadRecord = Static<typeof recordSchema>

const ajv = new Ajv({ allowUnionTypes: true })
const isRecord: ValidateFunction<LeadRecord> = ajv.compile<LeadRecord>(recordSchema)

const dateText = (date: LeadRecord['submitted_at']): string => {
  if (date === undefined || typeof date === 'string') return date ?? ''
  return [date.date.replace(/\.\d+$/, ''), date.timezone ?? ''].filter(Boolean).join(' ')
}

/**
 * The leads in a JSON list.
 * @throws InputError naming the first item that is not a lead.
 */
export const arrivalsOfRecords = (records: readonly unknown[], source: string): Arrival[] =>
  records.map((record, index) => {
    if (!isRecord(record)) {
      throw new InputError(
        `${source}, lead ${index + 1}: ${ajv.errorsText(isRecord.errors, { dataVar: 'it' })}.`,
      )
    }
    return arrivalOf(
      Object.entries(record.form_data ?? record.fields ?? record),
      record.receivedAt ?? dateText(record.submitted_at),
    )
  })
