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

const remember = (calculator: string, tried: Tried): void => {
  try {
    sessionStorage.setItem(keyOf(calculator), JSON.stringify(tried))
  } catch (error) {
    console.error(error)
  }
}

/** Once a lead is taken, this tab no longer needs to know what was in it. */
const forget = (calculator: string): void => {
  try {
    sessionStorage.removeItem(keyOf(calculator))
  } catch (error) {
    console.error(error)
  }
}

/**
 * Loads the code that sends leads. Call it as soon as a wizard is in use, so that the code is there
 * even if the connection drops later.
 */
export const loadOutbox = () => import('./outbox/browser-outbox.ts')

/**
 * Sends a calculator's lead and returns its reference. While sending, the lead is in the outbox, so
 * that closing the tab does not lose it. It is removed once the visitor has been told that sending
 * failed.
 * @param calculator the name under which this tab remembers its attempts.
 * @throws if the relay did not accept the lead.
 */
export const sendCalculatorLead = async (
  calculator: string,
  content: LeadContent,
): Promise<string> => {
  const { submitLead, forgetLead } = await loadOutbox()
  const fields = JSON.stringify(content.fields)
  const before = triedBefore(calculator, fields)
  const lead = newLead(content, before?.id)
  const attempts = before?.attempts ?? 0
  remember(calculator, { id: lead.id, fields, attempts: attempts + 1 })
  const became = await submitLead(lead, undefined, attempts)
  if (became !== 'delivered') {
    await forgetLead(lead.id)
    throw new Error(`Lead ${lead.id} was not delivered`)
  }
  forget(calculator)
  return referenceOf(lead)
}
