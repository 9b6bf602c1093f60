import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Ajv } from 'ajv'
import { type Static, Type } from 'typebox'
import { fieldOf, type InboxLead } from './inbox-lead.ts'

const storedFormSchema = Type.Object(
  { receivedAt: Type.String(), fields: Type.Record(Type.String(), Type.String()) },
  { additionalProperties: false },
)

/** A form as received by the local relay, including control fields: one line of the file. */
export type StoredForm = Static<typeof storedFormSchema>

const hasShape = new Ajv().compile<StoredForm>(storedFormSchema)
const isStoredForm = (value: unknown): value is StoredForm =>
  hasShape(value) && !Number.isNaN(Date.parse(value.receivedAt))

const readLine = (line: string): StoredForm[] => {
  try {
    const form: unknown = JSON.parse(line)
    return isStoredForm(form) ? [form] : []
  } catch {
    return []
  }
}

/**
 * Merges forms with the same `leadId` into one lead with the latest value of each field. Keeps the
 * order.
 */
const mergeForms = (forms: readonly StoredForm[]): InboxLead[] => {
  const leads = new Map<string, InboxLead>()
  for (const [index, { receivedAt, fields }] of forms.entries()) {
    const id = fieldOf({ fields }, 'leadId').trim()
    const key = id === '' ? `without id ${index}` : `id ${id}`
    const known = leads.get(key)
    leads.set(key, {
      receivedAt: known?.receivedAt ?? receivedAt,
      arrivals: [...(known?.arrivals ?? []), receivedAt],
      fields: { ...known?.fields, ...fields },
    })
  }
  return [...leads.values()]
}

/**
 * Leads in a file, one line of JSON per form, so that they survive a restart. Skips damaged lines.
 */
export const inboxStore = (file: string) => ({
  add(fields: Record<string, string>): void {
    mkdirSync(dirname(file), { recursive: true })
    const form: StoredForm = { receivedAt: new Date().toISOString(), fields }
    appendFileSync(file, `${JSON.stringify(form)}\n`)
  },
  /** Newest first, by first arrival. */
  all(): InboxLead[] {
    return existsSync(file)
      ? mergeForms(readFileSync(file, 'utf8').split('\n').flatMap(readLine)).reverse()
      : []
  },
  /** Deletes every lead. */
  clear(): void {
    rmSync(file, { force: true })
  },
})

export type InboxStore = ReturnType<typeof inboxStore>
