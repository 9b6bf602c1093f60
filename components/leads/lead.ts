import { adapterOf } from './relays/adapters.ts'
import type { Relay } from './relays/relay.ts'

/** What a form has to say to the office. Always in English, whatever language the visitor reads. */
export type LeadContent = {
  /** Label that says where the lead came from. */
  source: string
  /** Subject of the e-mail. */
  subject: string
  /** The visitor's answers, under the names and in the order in which the e-mail shows them. */
  fields: Readonly<Record<string, string>>
}

export type Lead = LeadContent & {
  id: string
  /** What was filled into the field that people do not see; the relay drops a lead that has something there. */
  honeypot?: string
}

/** 32 random hexadecimal digits. `crypto.randomUUID` would fail where a page is not served over HTTPS. */
const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A lead with its own id, which exposes a lead that arrives twice. A lead that is tried again keeps its id. */
export const newLead = ({ source, subject, fields }: LeadContent, id = randomId()): Lead => ({ id, source, subject, fields })

/** The short form of a lead's id, for people to quote. */
export const referenceOf = ({ id }: Pick<Lead, 'id'>): string => id.slice(0, 8).toUpperCase()

/** Everything that is sent: the visitor's fields, then what the relay is told to do with them. */
export const relayFields = ({ id, source, subject, fields, honeypot = '' }: Lead, relay: Relay): Record<string, string> => {
  const adapter = adapterOf(relay)
  return { ...fields, source, leadId: id, ...adapter.controls(relay, subject), [adapter.honeypot]: honeypot }
}
