import { type Lead, type LeadContent, referenceOf } from '../leads/lead.ts'
import { arrivalOf } from '../leads/outbox/arrivals.ts'
import { type Submission, submitLead } from '../leads/outbox/browser-outbox.ts'
import { randomId } from '../leads/outbox/waiting.ts'

/** How long the thank-you note is shown, in milliseconds. */
const confirmation = 5000

/**
 * Minimum time between opening a page and sending a form, in milliseconds. No person is faster, so
 * it only delays robots.
 */
const humanPace = 3000

const afterHumanPace = () =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, humanPace - performance.now())))

/** A lead the relay has not accepted yet, and where it is stored. */
export type WaitingLead = { reference: string; where: Exclude<Submission, 'delivered'> }

/** The states of a contact form: idle, submitting, sent for five seconds, then idle again. */
export type Sending = {
  state: 'idle' | 'submitting' | 'sent'
  /** Reference of the message that the note thanks for. */
  sent?: string | undefined
  waiting?: (WaitingLead & { lead: Lead }) | undefined
}

const ask = (event: Event) => event.preventDefault()

/** Makes the browser ask before a visitor leaves a page with the only copy of a message. */
export const warnOnLeave = (isNeeded: boolean): void =>
  (isNeeded ? addEventListener : removeEventListener)('beforeunload', ask)

type Controls = {
  /** The value of the honeypot field. */
  honeypot?: string | undefined
  id?: string | undefined
  /** Called once nothing more can fail before the outbox has the message. */
  begun?: () => void
}

/**
 * Returns a function that sends a form's messages and reports their state. A waiting lead is
 * reported until it is delivered, and then as sent.
 * @param broken the state reported if the outbox itself fails: `blocked` for a form that the
 *   browser can send, because that state offers it.
 */
export const createSending = (
  show: (sending: Sending) => void,
  broken: WaitingLead['where'] = 'notKept',
) => {
  let submitting = false
  let sent: string | undefined
  let waiting: Sending['waiting']
  let timer: ReturnType<typeof setTimeout> | undefined

  const render = () => {
    // Does not thank for a message that may not arrive, or while another is being sent.
    const thanked = submitting || (waiting && waiting.where !== 'kept') ? undefined : sent
    const state = submitting ? 'submitting' : thanked === undefined ? 'idle' : 'sent'
    show({ state, sent: thanked, waiting })
  }
  const confirm = (reference: string) => {
    sent = reference
    clearTimeout(timer)
    timer = setTimeout(() => {
      sent = undefined
      render()
    }, confirmation)
  }

  /** @param controls include the id of a message that is already stored. */
  return async (content: LeadContent, { honeypot = '', id = randomId(), begun }: Controls = {}) => {
    const lead = { ...content, id, honeypot }
    const reference = referenceOf(lead)
    const arrival = arrivalOf(reference)
    submitting = true
    render()
    begun?.()
    // The outbox handles every storage and network failure. If it fails itself, the lead may not be
    // stored anywhere, and nothing here sends it again.
    const outcome = await submitLead(lead, { ready: afterHumanPace() }).catch(
      (error): Submission => {
        console.error(error)
        return broken
      },
    )
    submitting = false
    confirm(reference)
    waiting = outcome === 'delivered' ? undefined : { reference, where: outcome, lead }
    render()
    // Another tab may deliver it, or may have done so by now.
    void arrival.then(() => {
      confirm(reference)
      if (waiting?.reference === reference) waiting = undefined
      render()
    })
  }
}
