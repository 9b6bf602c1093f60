import { type LeadContent, newLead, referenceOf } from './lead.ts'

/** A lead this tab tried to send without success. */
type Tried = { id: string; fields: string; attempts: number }

const keyOf = (calculator: string) => `calculator-lead-${calculator}`

/**
 * The earlier attempt with the same answers. Reusing its id lets a lead be recognized as a
 * duplicate if the relay did accept it.
 */
const triedBefore = (calculator: string, fields: string): Tried | undefined => {
  try {
    const tried = JSON.parse(sessionStorage.getItem(keyOf(calculator)) ?? '{}') as Partial<Tried>
    const { id, attempts } = tried
    return typeof id === 'string' && typeof attempts === 'number' && tried.fields === fields
      ? { id, fields, attempts }
      : undefined
  } catch {
    return undefined
  }
}

/** Notes an attempt in this tab. Once a lead is taken, the tab no longer needs to know what was in it. */
const note = (calculator: string, tried: Tried | undefined): void => {
  try {
    sessionStorage.setItem(keyOf(calculator), JSON.stringify(tried ?? {}))
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

/** How long a visitor waits who wants to keep a lead, in milliseconds: it has failed just now. */
const keepTimeout = 1000

/**
 * Sends a calculator's lead. While sending, the lead is in the outbox, so that closing the tab does
 * not lose it. If it is not delivered, it stays there only where the visitor wants to keep it.
 * @param calculator the name under which this tab remembers its attempts.
 */
export const sendCalculatorLead = async (
  calculator: string,
  content: LeadContent,
  keep: boolean,
): Promise<SentLead> => {
  const { arrivalOf, submitLead, forgetLead } = await loadOutbox()
  const fields = JSON.stringify(content.fields)
  const before = triedBefore(calculator, fields)
  const lead = newLead(content, before?.id)
  const attempts = before?.attempts ?? 0
  note(calculator, { id: lead.id, fields, attempts: attempts + 1 })
  const reference = referenceOf(lead)
  const arrival = arrivalOf(reference)
  const became = await submitLead(lead, { attempts, ...(keep && { timeout: keepTimeout }) })
  if (became === 'delivered') {
    note(calculator, undefined)
    return { reference, arrival }
  }
  if (!keep) await forgetLead(lead.id)
  return { reference, arrival, waiting: keep ? became : 'failed' }
}
