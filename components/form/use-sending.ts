import { useEffect, useState } from 'react'
import { type LeadContent, referenceOf } from '../leads/lead.ts'
import { arrivalOf } from '../leads/outbox/arrivals.ts'
import { type Submission, submitLead } from '../leads/outbox/browser-outbox.ts'
import { randomId } from '../leads/outbox/waiting.ts'

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
export type WaitingLead = { reference: string; where: Exclude<Submission, 'delivered'> }

/** From the fields of a form that are not the visitor's. */
type Controls = { honeypot?: string | undefined; leadId?: string | undefined }

/**
 * The states of a contact form: idle, submitting, sent for five seconds, then idle again. Reports a
 * waiting lead until it is delivered, and as sent once more then.
 */
export const useSending = () => {
  const [submitting, setSubmitting] = useState(false)
  const [sent, setSent] = useState<string>()
  const [waiting, setWaiting] = useState<WaitingLead>()

  useEffect(() => {
    if (sent === undefined) return
    const timer = setTimeout(() => setSent(undefined), confirmation)
    return () => clearTimeout(timer)
  }, [sent])

  /** @param controls include the id of a message that was stored before hydration. */
  const send = async (content: LeadContent, { honeypot = '', leadId }: Controls = {}) => {
    setSubmitting(true)
    const lead = { ...content, id: leadId || randomId(), honeypot }
    const reference = referenceOf(lead)
    const arrival = arrivalOf(reference)
    // The outbox handles every storage and network failure. If it fails itself, the lead may not be
    // stored anywhere.
    const became = await submitLead(lead, { ready: afterHumanPace() }).catch(
      (error): Submission => {
        console.error(error)
        return 'notKept'
      },
    )
    setSubmitting(false)
    setSent(reference)
    setWaiting(became === 'delivered' ? undefined : { reference, where: became })
    // Another tab may deliver it, or may have done so by now.
    void arrival.then(() => {
      setSent(reference)
      setWaiting((lead) => (lead?.reference === reference ? undefined : lead))
    })
  }

  // No thanks for what may be lost with the page, or while another message is on its way.
  const thanked = submitting || waiting?.where === 'notKept' ? undefined : sent
  const state = submitting ? 'submitting' : thanked === undefined ? 'idle' : 'sent'
  return { state, sent: thanked, waiting, send } as const
}
