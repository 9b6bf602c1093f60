import { type LeadFields, newLead, referenceOf } from './lead.ts'

type CalculatorKind = 'roofCalculator' | 'energyCalculator'

/** The ids of leads that failed: trying again must be recognizable as the same lead, in case the relay had taken it after all. */
const failed = new Map<CalculatorKind, string>()

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
  const lead = newLead(kind, fields, failed.get(kind))
  const became = await submitLead(lead)
  if (became !== 'delivered') {
    failed.set(kind, lead.id)
    await forgetLead(lead.id)
    throw new Error(`Lead ${lead.id} was not delivered`)
  }
  failed.delete(kind)
  return referenceOf(lead)
}
