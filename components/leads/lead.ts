import { adapterOf } from './relays/adapters.ts'
import type { Relay } from './relays/relay.ts'

type Visitor = { firstName: string; lastName: string; email: string; phone: string; address: string }

/** What each kind of lead carries, field by field, under the names the relay's e-mail shows. */
export type LeadFields = {
  shortForm: { name: string; email: string; phone: string; service: string; message: string }
  longForm: {
    firstName: string
    lastName: string
    email: string
    phone: string
    address: string
    city: string
    service: string
    message: string
    preferredContact: string
    urgency: string
    needsFinancing: string
    needsInsuranceClaim: string
  }
  roofCalculator: Visitor & {
    roofType: string
    squareFootage: string
    roofSlope: string
    currentAge: string
    damageLevel: string
    features: string
    costEstimate: string
  }
  energyCalculator: Visitor & {
    currentBill: string
    homeSize: string
    roofAge: string
    insulation: string
    hvacAge: string
    monthlySavings: string
    annualSavings: string
  }
  estimateResult: {
    name: string
    email: string
    phone: string
    projectType: string
    qualityGrade: string
    squareFootage: string
    features: string
    costEstimate: string
  }
}

export type LeadKind = keyof LeadFields
export type Lead<Kind extends LeadKind = LeadKind> = {
  kind: Kind
  id: string
  fields: LeadFields[Kind]
  /** What stood in the field that people do not see; the relay drops a lead that has something there. */
  honeypot?: string
}

/** How a lead is announced: the label that says where it came from, and the subject of the e-mail. */
const announcements: { [Kind in LeadKind]: { source: string; subject: (fields: LeadFields[Kind]) => string } } = {
  shortForm: { source: 'Home page form', subject: ({ name }) => `New message from ${name}` },
  longForm: { source: 'Contact page', subject: ({ firstName, lastName }) => `New lead from ${firstName} ${lastName}` },
  roofCalculator: {
    source: 'Roof Replacement Calculator',
    subject: ({ firstName, lastName }) => `Roof estimate for ${firstName} ${lastName}`,
  },
  energyCalculator: {
    source: 'Energy Savings Calculator',
    subject: ({ firstName, lastName }) => `Energy report for ${firstName} ${lastName}`,
  },
  estimateResult: { source: 'Estimate Result', subject: ({ name }) => `Estimate details for ${name}` },
}

/** 32 random hexadecimal digits. `crypto.randomUUID` would fail where a page is not served over HTTPS. */
const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A lead with an id of its own, by which one that arrived twice can be told. A lead that is tried again keeps its id. */
export const newLead = <Kind extends LeadKind>(kind: Kind, fields: LeadFields[Kind], id = randomId()): Lead<Kind> => ({ kind, id, fields })

/** The short form of a lead's id, for people to quote. */
export const referenceOf = ({ id }: Pick<Lead, 'id'>): string => id.slice(0, 8).toUpperCase()

/** The label of a kind of lead in the relay's e-mail. */
export const sourceOf = (kind: LeadKind): string => announcements[kind].source

export const leadKinds = Object.keys(announcements) as readonly LeadKind[]

/** Everything that is sent: the visitor's fields, then what the relay is told to do with them. */
export const relayFields = <Kind extends LeadKind>({ kind, id, fields, honeypot = '' }: Lead<Kind>, relay: Relay): Record<string, string> => {
  const adapter = adapterOf(relay)
  return {
    ...fields,
    source: sourceOf(kind),
    leadId: id,
    ...adapter.controls(relay, announcements[kind].subject(fields)),
    [adapter.honeypot]: honeypot,
  }
}
