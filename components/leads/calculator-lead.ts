import { type LeadContent, referenceOf } from './lead.ts'
import { arrivalOf } from './outbox/arrivals.ts'
import type { Submission } from './outbox/browser-outbox.ts'
import { randomId } from './outbox/waiting.ts'

/** Works on what this tab stores, which a browser may refuse. */
const inTab = <Result>(work: (storage: Storage) => Result): Result | undefined => {
  try {
    return work(sessionStorage)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/**
 * Loads the code that sends leads. Call it as soon as a wizard is in use, so that the code is there
 * even if the connection drops later.
 */
export const loadOutbox = () => import('./outbox/browser-outbox.ts')

/** What became of a calculator's lead. */
export type SentLead = {
  reference: string
  /** Where it waits, if it was not delivered. `failed`: nowhere. */
  waiting?: Exclude<Submission, 'delivered'> | 'failed'
  /** Resolves once the lead is delivered, which may be after it was said to have failed. */
  arrival: Promise<void>
}

/** How long a visitor waits who wants to store a lead, in milliseconds: it has failed just now. */
const storeTimeout = 1000

/**
 * Sends a calculator's lead. While sending, the lead is in the outbox, so that closing the tab does
 * not lose it. If it is not delivered, it stays there only where the visitor wants that.
 * @param calculator the name under which this tab stores the id of an attempt, for another with the
 *   same answers.
 */
export const sendCalculatorLead = async (
  calculator: string,
  content: LeadContent,
  keep: boolean,
): Promise<SentLead> => {
  const { submitLead, deleteLead } = await loadOutbox()
  // A lead that the relay took without saying so is then recognized as a duplicate.
  const attempt = `calculator-lead-${calculator} ${JSON.stringify(content.fields)}`
  const earlier = inTab((tab) => tab.getItem(attempt))
  const lead = { ...content, id: earlier ?? randomId() }
  inTab((tab) => tab.setItem(attempt, lead.id))
  const reference = referenceOf(lead)
  const arrival = arrivalOf(reference)
  const attempts = earlier ? 1 : 0
  const became = await submitLead(lead, { attempts, ...(keep && { timeout: storeTimeout }) })
  if (became === 'delivered') {
    inTab((tab) => tab.removeItem(attempt))
    return { reference, arrival }
  }
  if (!keep) await deleteLead(lead.id)
  return { reference, arrival, waiting: keep ? became : 'failed' }
}
