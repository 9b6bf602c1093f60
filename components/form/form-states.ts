import type { Lead } from '../leads/lead.ts'
import type { Submission } from '../leads/outbox/browser-outbox.ts'

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

/**
 * The states that decide what a form shows. `data-when` of each of its parts lists those in which
 * the part is shown: the table of states is the HTML.
 */
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

/** True if a part with this `data-when` is shown in any of the states. */
export const isShown = (when: string, states: readonly string[]): boolean =>
  when.split(' ').some((state) => states.includes(state))
