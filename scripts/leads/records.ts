import { Ajv, type ValidateFunction } from 'ajv'
import { type Static, Type } from 'typebox'
import { type Arrival, arrivalOf } from './arrival.ts'
import { Unreadable } from './unreadable.ts'

/** FormSubmit writes a date as PHP does: `{ date: "2026-11-20 14:03:11.000000", timezone: "UTC" }`. */
const date = Type.Union([Type.String(), Type.Object({ date: Type.String(), timezone: Type.Optional(Type.String()) })])
const fields = Type.Record(Type.String(), Type.Unknown())

/** A lead of FormSubmit (`form_data`), of the local server (`fields`), or with its fields at the top. */
const recordSchema = Type.Object({
  form_data: Type.Optional(fields),
  fields: Type.Optional(fields),
  submitted_at: Type.Optional(date),
  receivedAt: Type.Optional(Type.String()),
})

const archiveSchema = Type.Object({ submissions: Type.Array(Type.Unknown()) })
const refusalSchema = Type.Object({ success: Type.Union([Type.Literal(false), Type.Literal('false')]), message: Type.Optional(Type.String()) })

type LeadRecord = Static<typeof recordSchema>

const ajv = new Ajv({ allowUnionTypes: true })
const isRecord: ValidateFunction<LeadRecord> = ajv.compile<LeadRecord>(recordSchema)

/** Whether data is the answer of FormSubmit's archive. */
export const isArchive = ajv.compile<Static<typeof archiveSchema>>(archiveSchema)

/** Whether data is FormSubmit's way to say no, which comes with status 200. */
export const isRefusal = ajv.compile<Static<typeof refusalSchema>>(refusalSchema)

const dateWords = (when: LeadRecord['submitted_at']): string => {
  if (when === undefined || typeof when === 'string') return when ?? ''
  return [when.date.replace(/\.\d+$/, ''), when.timezone ?? ''].filter(Boolean).join(' ')
}

/**
 * The leads of a list of records.
 * @throws Unreadable, naming the first record that is none.
 */
export const arrivalsOfRecords = (records: readonly unknown[], file: string): Arrival[] =>
  records.map((record, index) => {
    if (!isRecord(record)) {
      throw new Unreadable(`${file}, lead ${index + 1}: ${ajv.errorsText(isRecord.errors, { dataVar: 'it' })}.`)
    }
    return arrivalOf(Object.entries(record.form_data ?? record.fields ?? record), record.receivedAt ?? dateWords(record.submitted_at))
  })
