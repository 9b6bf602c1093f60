import { adapterOf } from './relays/adapters.ts'
import type { Relay } from './relays/relay.ts'

/** A form's message to the office. Always in English, whatever language the visitor reads. */
export type LeadContent = {
  /** Label saying where the lead came from. */
  source: string
  /** Subject of the e-mail. */
  subject: string
  /** The visitor's answers, with the names and order used in the e-mail. */
  fields: Readonly<Record<string, string>>
}

export type Lead = LeadContent & {
  id: string
  /** Value of the field hidden from people. The relay drops leads that have one. */
  honeypot?: string
}

/**
 * 32 random hexadecimal digits. `crypto.randomUUID` is not available on pages served without HTTPS.
 */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** A lead with an id, which reveals duplicates. Pass the old id when retrying a lead. */
export const newLead = ({ source, subject, fields }: LeadContent, id = randomId()): Lead => ({
  id,
  source,
  subject,
  fields,
})

/** The short form of a lead's id, for people to quote. */
export const referenceOf = ({ id }: Pick<Lead, 'id'>): string => id.slice(0, 8).toUpperCase()

/** Everything that is sent: the visitor's fields, then the relay's control fields. */
export const relayFields = (
  { id, source, subject, fields, honeypot = '' }: Lead,
  relay: Relay,
): Record<string, string> => {
  const adapter = adapterOf(relay)
  return {
    ...fields,
    source,
    leadId: id,
    ...adapter.controls(relay, subject),
    [adapter.honeypot]: honeypot,
  }
}
