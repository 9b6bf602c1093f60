import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Ajv } from 'ajv'
import { type Static, Type } from 'typebox'

const leadSchema = Type.Object({ receivedAt: Type.String(), fields: Type.Record(Type.String(), Type.String()) }, { additionalProperties: false })

/** A lead as the local relay took it, control fields and all. */
export type StoredLead = Static<typeof leadSchema>

const isStoredLead = new Ajv().compile<StoredLead>(leadSchema)

const readLine = (line: string): StoredLead[] => {
  try {
    const lead: unknown = JSON.parse(line)
    return isStoredLead(lead) ? [lead] : []
  } catch {
    return []
  }
}

/** Leads in a file, one JSON line each, so that they outlive the server. Damaged lines are passed over. */
export const leadStore = (file: string) => ({
  add(fields: Record<string, string>): void {
    mkdirSync(dirname(file), { recursive: true })
    const lead: StoredLead = { receivedAt: new Date().toISOString(), fields }
    appendFileSync(file, `${JSON.stringify(lead)}\n`)
  },
  /** Newest first. */
  all(): StoredLead[] {
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readLine).reverse() : []
  },
})

export type LeadStore = ReturnType<typeof leadStore>
