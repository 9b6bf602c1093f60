import { type LeadFields, newLead, referenceOf } from './lead.ts'

type CalculatorKind = 'roofCalculator' | 'energyCalculator'

/** A lead that was tried and not delivered yet, as far as this tab knows. */
type Tried = { id: string; fields: string; attempts: number }

const keyOf = (kind: CalculatorKind) => `calculator-lead-${kind}`

/** The same answers tried before: in case the relay had taken them after all, they must be recognizable as the same lead. */
const triedBefore = (kind: CalculatorKind, fields: string): Tried | undefined => {
  try {
    const tried = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}') as Partial<Tried>
    const { id, attempts } = tried
    return typeof id === 'string' && typeof attempts === 'number' && tried.fields === fields ? { id, fields, attempts } : undefined
  } catch {
    return undefined
  }
}

const remember = (kind: CalculatorKind, tried: Tried): void => {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(tried))
  } catch (error) {
    console.error(error)
  }
}

/**
 * Loads what sends leads. Called once a wizard works, so that it is there when it is needed, even if the connection is
 * not.
 */
export const loadOutbox = () => import('./outbox/browser-outbox.ts')

/**
 * Sends the lead of a calculator and gives its reference. It waits in the outbox while it is under way, so that closing the
 * tab does not lose it; but not after its sender was told that it failed.
 * @throws when the relay did not take it.
 */
export const sendCalculatorLead = async <Kind extends CalculatorKind>(kind: Kind, fields: LeadFields[Kind]): Promise<string> => {
  const { submitLead, forgetLead } = await loadOutbox()
  const text = JSON.stringify(fields)
  const before = triedBefore(kind, text)
  const lead = newLead(kind, fields, before?.id)
  const attempts = before?.attempts ?? 0
  remember(kind, { id: lead.id, fields: text, attempts: attempts + 1 })
  const became = await submitLead(lead, undefined, attempts)
  if (became !== 'delivered') {
    await forgetLead(lead.id)
    throw new Error(`Lead ${lead.id} was not delivered`)
  }
  return referenceOf(lead)
}
