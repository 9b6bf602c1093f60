import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Ajv } from 'ajv'
import { type Static, Type } from 'typebox'
import { fieldOf, type Lead } from './lead.ts'

const arrivalSchema = Type.Object({ receivedAt: Type.String(), fields: Type.Record(Type.String(), Type.String()) }, { additionalProperties: false })

/** A submission as the local relay took it, control fields and all: a line of the file. */
export type Arrival = Static<typeof arrivalSchema>

const hasShape = new Ajv().compile<Arrival>(arrivalSchema)
const isArrival = (value: unknown): value is Arrival => hasShape(value) && !Number.isNaN(Date.parse(value.receivedAt))

const readLine = (line: string): Arrival[] => {
  try {
    const arrival: unknown = JSON.parse(line)
    return isArrival(arrival) ? [arrival] : []
  } catch {
    return []
  }
}

/** Makes one lead of what arrived under one `leadId`, with the latest words of each field. Keeps the order. */
const mergeArrivals = (arrivals: readonly Arrival[]): Lead[] => {
  const leads = new Map<string, Lead>()
  for (const [index, { receivedAt, fields }] of arrivals.entries()) {
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

/** Leads in a file, one JSON line for each arrival, so that they outlive the server. Damaged lines are passed over. */
export const leadStore = (file: string) => ({
  add(fields: Record<string, string>): void {
    mkdirSync(dirname(file), { recursive: true })
    const arrival: Arrival = { receivedAt: new Date().toISOString(), fields }
    appendFileSync(file, `${JSON.stringify(arrival)}\n`)
  },
  /** Newest first, by first arrival. What arrived twice under one `leadId` is one lead. */
  all(): Lead[] {
    return existsSync(file) ? mergeArrivals(readFileSync(file, 'utf8').split('\n').flatMap(readLine)).reverse() : []
  },
  /** Forgets every lead. */
  clear(): void {
    rmSync(file, { force: true })
  },
})

export type LeadStore = ReturnType<typeof leadStore>
