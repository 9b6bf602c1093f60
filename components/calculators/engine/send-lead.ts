import { type LeadContent, randomId, referenceOf } from '../../leads/lead.ts'
import { arrivalOf } from '../../leads/outbox/arrivals.ts'
import { deleteLead, submitLead } from '../../leads/outbox/browser-outbox.ts'
import { noteAreaOf } from '../../map/area.ts'
import { deleteStored, type Finished, readStored, writeStored } from './saved.ts'

/** How long a visitor waits who wants to store a lead, in milliseconds: it has failed just now. */
const storeTimeout = 1000

/** How long a lead waits for the list of areas, in milliseconds. It is loaded before the address. */
const areaTimeout = 1000

/**
 * Sends a calculator's lead. While sending, the lead is in
 * the outbox, so that closing the tab does not lose it. If it is not delivered, it stays there only
 * where the visitor wants that; otherwise this resolves to undefined.
 * @param calculator the name under which this tab stores the id of an attempt, for another with the
 *   same answers.
 * @param answers those of which the lead is made, as JSON.
 * @param onArrival called once the lead is delivered, which may be after it was said to have failed.
 */
export const sendLead = async (
  calculator: string,
  answers: string,
  content: LeadContent,
  keep: boolean,
  onArrival: (finished: Finished) => void,
): Promise<Finished | undefined> => {
  // A lead that the relay took without saying so is then recognized as a duplicate, also by the page
  // of another release, so the key never changes.
  const key = `calculator-lead-${calculator}Calculator ${JSON.stringify(content.fields)}`
  const { id: earlier } = readStored('sessionStorage', key)
  const lead = { ...content, id: typeof earlier === 'string' ? earlier : randomId() }
  writeStored('sessionStorage', key, { id: lead.id })
  const delivered: Finished = { reference: referenceOf(lead), answers, at: Date.now() }
  let hasArrived = false
  void arrivalOf(delivered.reference).then(() => {
    hasArrived = true
    onArrival(delivered)
  })
  await noteAreaOf(content.fields.address ?? '', areaTimeout)
  const waiting = await submitLead(lead, {
    attempts: earlier ? 1 : 0,
    ...(keep && { timeout: storeTimeout }),
  })
  if (waiting === 'delivered') {
    deleteStored(key)
    return delivered
  }
  if (keep) return { ...delivered, waiting }
  await deleteLead(lead.id)
  // The relay may have answered late, or to another tab, while the lead was deleted.
  return hasArrived ? delivered : undefined
}
