import { type LeadContent, newLead, referenceOf } from './lead.ts'

/** A lead that this tab tried to send without success. */
type Attempted = { id: string; fields: string; attempts: number }

const keyOf = (calculator: string) => `calculator-lead-${calculator}`

/**
 * The earlier attempt with the same answers. Reusing its id lets a lead be recognized as a
 * duplicate if the relay did accept it.
 */
const earlierAttempt = (calculator: string, fields: string): Attempted | undefined => {
  try {
    const stored: Partial<Attempted> = JSON.parse(sessionStorage.getItem(keyOf(calculator)) ?? '{}')
    const { id, attempts } = stored
    return typeof id === 'string' && typeof attempts === 'number' && stored.fields === fields
      ? { id, fields, attempts }
      : undefined
  } catch {
    return undefined
  }
}

/** Stores an attempt in this tab; an empty one once the lead is taken. */
const storeAttempt = (calculator: string, attempted: Attempted | object): void => {
  try {
    sessionStorage.setItem(keyOf(calculator), JSON.stringify(attempted))
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
  const fields = JSON.stringify(content.fields)
  const earlier = earlierAttempt(calculator, fields)
  const lead = newLead(content, earlier?.id)
  const attempts = earlier?.attempts ?? 0
  storeAttempt(calculator, { id: lead.id, fields, attempts: attempts + 1 })
  const reference = referenceOf(lead)
  const arrival = arrivalOf(reference)
  const became = await submitLead(lead, { attempts, ...(keep && { timeout: storeTimeout }) })
  if (became === 'delivered') {
    storeAttempt(calculator, {})
    return { reference, arrival }
  }
  if (!keep) await forgetLead(lead.id)
  return { reference, arrival, waiting: keep ? became : 'failed' }
}
