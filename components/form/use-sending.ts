import { useEffect, useState } from 'react'
import { type LeadFields, type LeadKind, newLead, referenceOf } from '../leads/lead.ts'
import type { Relay } from '../leads/relay.ts'
import { sendLead } from '../leads/send.ts'
import type { Sent } from './Thanks.tsx'

/** How long the thanks stand, in milliseconds. */
const confirmation = 5000

/** The states of a contact form: idle, submitting, sent for five seconds, idle again. */
export const useSending = <Kind extends LeadKind>(kind: Kind, relay: Relay) => {
  const [submitting, setSubmitting] = useState(false)
  const [sent, setSent] = useState<Sent>()

  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => setSent(undefined), confirmation)
    return () => clearTimeout(timer)
  }, [sent])

  const send = async (fields: LeadFields[Kind]) => {
    setSubmitting(true)
    const lead = newLead(kind, fields)
    const verdict = await sendLead(lead, relay)
    setSubmitting(false)
    setSent({ reference: referenceOf(lead), delivered: verdict === 'delivered' })
  }

  const state = submitting ? 'submitting' : sent ? 'sent' : 'idle'
  return { state, sent, send } as const
}
