import { type Lead, type LeadContent, randomId, referenceOf } from '../leads/lead.ts'
import { arrivalOf } from '../leads/outbox/arrivals.ts'
import { type Submission, submitLead } from '../leads/outbox/browser-outbox.ts'

/** What became of the last message of a form. */
export type Outcome = {
  where: Submission
  lead: Lead
  reference: string
  /** The time of day at which it was sent, as the visitor's browser writes it. */
  time: string
  /** How many photos went along. */
  photos: number
}

/** The states of a form: idle, submitting, sent for five seconds, then idle again. */
export type Sending = { state: 'idle' | 'submitting' | 'sent'; outcome?: Outcome | undefined }

/** The states that decide what a form shows: `data-when` of each of its parts lists its own. */
export const statesOf = ({ state, outcome }: Sending): readonly string[] => {
  if (!outcome) return [state]
  const { where, photos, lead } = outcome
  const chosen = lead.photos?.length ?? 0
  return [
    state,
    where,
    ...(photos > 0 ? ['withPhotos'] : []),
    ...(photos < chosen ? ['withoutPhotos'] : []),
  ]
}

/** How long the thank-you note is shown, in milliseconds. */
const confirmation = 5000

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
 * Sends a form's messages and reports their state. A waiting lead is reported until it is
 * delivered, and then as sent.
 */
export const createSending = (show: (sending: Sending) => void) => {
  let submitting = false
  let isThanked = false
  let outcome: Outcome | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const render = () =>
    show({ state: submitting ? 'submitting' : isThanked ? 'sent' : 'idle', outcome })

  const finish = (latest: Omit<Outcome, 'time'>) => {
    const time = new Date().toLocaleTimeString([], { timeStyle: 'short' })
    outcome = { ...latest, time }
    // Does not thank for a message that may not arrive.
    isThanked = latest.where === 'delivered' || latest.where === 'kept'
    clearTimeout(timer)
    timer = setTimeout(() => {
      isThanked = false
      render()
    }, confirmation)
    render()
  }

  return {
    /** @param controls include the id of a message that is already stored. */
    send: async (
      content: LeadContent,
      { honeypot = '', id = randomId(), begun }: Controls = {},
    ): Promise<void> => {
      const lead = { ...content, id, honeypot }
      const reference = referenceOf(lead)
      const arrival = arrivalOf(reference)
      submitting = true
      render()
      begun?.()
      // The outbox handles every storage and network failure. If it fails itself, the lead may not
      // be stored anywhere, and nothing here sends it again.
      const where = await submitLead(lead).catch((error): Submission => {
        console.error(error)
        return 'notKept'
      })
      submitting = false
      if (where !== 'delivered') finish({ where, lead, reference, photos: 0 })
      // Another tab may deliver it, or may have done so by now.
      const photos = await arrival
      const isLatest = !outcome || outcome.where === 'delivered' || outcome.lead.id === id
      if (isLatest) finish({ where: 'delivered', lead, reference, photos })
    },
    /** Ends what the form says of a delivered message, because the visitor types the next one. */
    forget: (): void => {
      if (outcome?.where !== 'delivered') return
      outcome = undefined
      render()
    },
  }
}
