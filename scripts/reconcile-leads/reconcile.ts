import { referenceOf } from '../../components/leads/lead.ts'
import type { Arrival } from './arrivals.ts'

/** A lead and all of its arrivals. */
export type ArrivedLead = {
  leadId: string
  reference: string
  count: number
  who: string[]
  dates: string[]
}

export type Reconciliation = {
  /** Listed references that arrived, and those that did not. */
  found: string[]
  missing: string[]
  /** Leads that arrived more than once, listed or not. */
  doubled: ArrivedLead[]
  /** Leads that arrived but are not listed. */
  notAskedFor: ArrivedLead[]
  /** Arrivals without a lead id, which cannot be matched. */
  withoutReference: Arrival[]
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const distinct = (words: readonly string[]) => [...new Set(words)].filter(Boolean).sort(byText)

const gather = (leadId: string, arrivals: readonly Arrival[]): ArrivedLead => ({
  leadId,
  reference: referenceOf({ id: leadId }),
  count: arrivals.reduce((sum, { times }) => sum + times, 0),
  who: distinct(arrivals.map(({ who }) => who)),
  dates: arrivals
    .map(({ receivedAt }) => receivedAt)
    .filter(Boolean)
    .sort(byText),
})

/**
 * Compares a list of references (from `readReferences`) with what arrived. Every reference is
 * either found or missing, every arrival belongs to one lead or has no id, and the order of the
 * lists does not matter.
 */
export const reconcile = (
  references: readonly string[],
  arrivals: readonly Arrival[],
): Reconciliation => {
  const arrivalsOf = new Map<string, Arrival[]>()
  const withoutReference: Arrival[] = []
  for (const arrival of arrivals) {
    if (arrival.leadId === undefined) withoutReference.push(arrival)
    else arrivalsOf.set(arrival.leadId, [...(arrivalsOf.get(arrival.leadId) ?? []), arrival])
  }
  const leads = [...arrivalsOf]
    .map(([leadId, own]) => gather(leadId, own))
    .sort((a, b) => byText(a.leadId, b.leadId))

  const asked = new Set(references)
  const arrived = new Set(leads.flatMap(({ leadId, reference }) => [leadId, reference]))
  const list = distinct(references)
  return {
    found: list.filter((reference) => arrived.has(reference)),
    missing: list.filter((reference) => !arrived.has(reference)),
    doubled: leads.filter(({ count }) => count > 1),
    notAskedFor: leads.filter(
      ({ leadId, reference }) => !asked.has(leadId) && !asked.has(reference),
    ),
    withoutReference: withoutReference.sort(
      (a, b) => byText(a.receivedAt, b.receivedAt) || byText(a.who, b.who) || a.times - b.times,
    ),
  }
}
