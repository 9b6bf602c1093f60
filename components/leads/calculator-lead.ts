import { type LeadContent, newLead, referenceOf } from './lead.ts'

/** A lead that was tried and not delivered yet, as far as this tab knows. */
type Tried = { id: string; fields: string; attempts: number }

const keyOf = (calculator: string) => `calculator-lead-${calculator}`

/** The same answers tried before: in case the relay had taken them after all, they must be recognizable as the same lead. */
const triedBefore = (calculator: string, fields: string): Tried | undefined => {
  try {
    const tried = JSON.parse(sessionStorage.getItem(keyOf(calculator)) ?? '{}') as Partial<Tried>
    const { id, attempts } = tried
    return typeof id === 'string' && typeof attempts === 'number' && tried.fields === fields ? { id, fields, attempts } : undefined
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

/**
 * Loads the code that sends leads. Called as soon as a wizard works, so that the code is there when it is needed even if
 * the connection is not.
 */
export const loadOutbox = () => import('./outbox/browser-outbox.ts')

/**
 * Sends the lead of a calculator and returns its reference. The lead waits in the outbox while it is under way, so that
 * closing the tab does not lose it, but not after the visitor was told that sending failed.
 * @param calculator the name under which this tab remembers what it tried to send.
 * @throws when the relay did not take the lead.
 */
export const sendCalculatorLead = async (calculator: string, content: LeadContent): Promise<string> => {
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
  return referenceOf(lead)
}
