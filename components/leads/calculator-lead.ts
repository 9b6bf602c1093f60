import { isRecord } from '../../renderer/is-record.ts'
import { type LeadContent, newLead, referenceOf } from './lead.ts'

/**
 * The id of an earlier attempt of this tab with the same answers. A lead that the relay took without
 * saying so is then recognized as a duplicate.
 */
const earlierId = (key: string, fields: string): string | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isRecord(stored) && stored.fields === fields && typeof stored.id === 'string'
      ? stored.id
      : undefined
  } catch {
    return undefined
  }
}

/** Stores an attempt in this tab; an empty one once the lead is delivered. */
const storeAttempt = (key: string, attempt: { id?: string; fields?: string }): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(attempt))
  } catch (error) {
    console.error(error)
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
  waiting?: 'kept' | 'notKept' | 'failed'
  /** Resolves once the lead is delivered, which may be after it was said to have failed. */
  arrival: Promise<void>
}

/** How long a visitor waits who wants to store a lead, in milliseconds: it has failed just now. */
const storeTimeout = 1000

/**
 * Sends a calculator's lead. While sending, the lead is in the outbox, so that closing the tab does
 * not lose it. If it is not delivered, it stays there only where the visitor wants that.
 * @param calculator the name under which this tab stores its attempts.
 */
export const sendCalculatorLead = async (
  calculator: string,
  content: LeadContent,
  keep: boolean,
): Promise<SentLead> => {
  const { arrivalOf, submitLead, forgetLead } = await loadOutbox()
  const key = `calculator-lead-${calculator}`
  const fields = JSON.stringify(content.fields)
  const earlier = earlierId(key, fields)
  const lead = newLead(content, earlier)
  storeAttempt(key, { id: lead.id, fields })
  const reference = referenceOf(lead)
  const arrival = arrivalOf(reference)
  const attempts = earlier === undefined ? 0 : 1
  const became = await submitLead(lead, { attempts, ...(keep && { timeout: storeTimeout }) })
  if (became === 'delivered') {
    storeAttempt(key, {})
    return { reference, arrival }
  }
  if (!keep) await forgetLead(lead.id)
  return { reference, arrival, waiting: keep ? became : 'failed' }
}
