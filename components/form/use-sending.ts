import { useEffect, useRef, useState } from 'react'
import { type LeadContent, newLead, referenceOf } from '../leads/lead.ts'
import { onDelivered, type Submission, submitLead } from '../leads/outbox/browser-outbox.ts'

/** How long the thank-you note is shown, in milliseconds. */
const confirmation = 5000

/**
 * Minimum time between opening a page and sending a form, in milliseconds. No person is faster, so
 * this only delays robots.
 */
const humanPace = 3000

const afterHumanPace = () =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, humanPace - performance.now())))

/** A lead the relay has not accepted yet, and where it is stored. */
export type WaitingLead = { id: string; reference: string; where: Exclude<Submission, 'delivered'> }

/**
 * The states of a contact form: idle, submitting, sent for five seconds, then idle again. Reports a
 * waiting lead until it is delivered.
 */
export const useSending = () => {
  const [submitting, setSubmitting] = useState(false)
  const [sent, setSent] = useState<string>()
  const [waiting, setWaiting] = useState<WaitingLead>()
  const underway = useRef(false)
  const delivered = useRef(new Set<string>())

  useEffect(() => {
    if (sent === undefined) return
    const timer = setTimeout(() => setSent(undefined), confirmation)
    return () => clearTimeout(timer)
  }, [sent])

  useEffect(() => {
    return onDelivered((id) => {
      delivered.current.add(id)
      setWaiting((lead) => (lead?.id === id ? undefined : lead))
    })
  }, [])

  /** @param controls include the id of a message that was stored before hydration. */
  const send = async (content: LeadContent, controls = { honeypot: '', leadId: '' }) => {
    if (underway.current) return
    underway.current = true
    setSubmitting(true)
    const { honeypot, leadId } = controls
    const lead = { ...newLead(content, leadId || undefined), honeypot }
    const reference = referenceOf(lead)
    // The outbox handles every storage and network failure. If it fails itself, the lead may not be
    // stored anywhere.
    const became = await submitLead(lead, { ready: afterHumanPace() }).catch(
      (error): Submission => {
        console.error(error)
        return 'notKept'
      },
    )
    underway.current = false
    setSubmitting(false)
    setSent(reference)
    // Another tab may have delivered it in the meantime.
    const waits = became !== 'delivered' && !delivered.current.has(lead.id)
    setWaiting(waits ? { id: lead.id, reference, where: became } : undefined)
  }

  const state = submitting ? 'submitting' : sent === undefined ? 'idle' : 'sent'
  return { state, sent, waiting, send } as const
}
