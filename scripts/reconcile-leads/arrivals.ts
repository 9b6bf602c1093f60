import { Ajv, type ValidateFunction } from 'ajv'
import { type Static, Type } from 'typebox'
import { InputError } from '../terminal.ts'
import { leadIdOf } from './references.ts'

/** One lead as an archive or an export lists it, reduced to what identifies it. */
export type Arrival = {
  /** The whole id; undefined for what did not come from our forms, or lost its id on the way. */
  leadId: string | undefined
  /** Name and e-mail, as far as they are known. */
  who: string
  /** When it arrived, as the source writes it; empty if it does not say. */
  receivedAt: string
  /** How often it arrived, if the source has merged duplicates already. */
  times: number
}

const dateNames = ['receivedat', 'submittedat', 'submittedon', 'createdat', 'datetime', 'timestamp', 'date']

/** Sources spell the same name `leadId`, `LeadID` or `Lead ID`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Whether a column or a field holds lead ids. */
export const isLeadIdName = (name: string): boolean => plain(name) === 'leadid'

/** A value for each name. The first that is not empty wins: strangers may add fields that look like ours. */
const valuesOf = (fields: Iterable<readonly [string, unknown]>) => {
  const values = new Map<string, string>()
  for (const [name, value] of fields) values.set(plain(name), values.get(plain(name)) || textOf(value))
  return values
}

/** Reads the fields of one lead, whatever their order and spelling. `receivedAt` wins over a date among the fields. */
export const arrivalOf = (fields: Iterable<readonly [string, unknown]>, receivedAt = '', times = 1): Arrival => {
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

/** FormSubmit writes a date as PHP does: `{ date: "2026-11-20 14:03:11.000000", timezone: "UTC" }`. */
const dateSchema = Type.Union([Type.String(), Type.Object({ date: Type.String(), timezone: Type.Optional(Type.String()) })])
const fieldsSchema = Type.Record(Type.String(), Type.Unknown())

/** A lead of FormSubmit (`form_data`), of the local server (`fields`), or with its fields at the top. */
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
 * The leads of a list in JSON.
 * @throws InputError that names the first item that is not a lead.
 */
export const arrivalsOfRecords = (records: readonly unknown[], source: string): Arrival[] =>
  records.map((record, index) => {
    if (!isRecord(record)) {
      throw new InputError(`${source}, lead ${index + 1}: ${ajv.errorsText(isRecord.errors, { dataVar: 'it' })}.`)
    }
    return arrivalOf(Object.entries(record.form_data ?? record.fields ?? record), record.receivedAt ?? dateText(record.submitted_at))
  })
