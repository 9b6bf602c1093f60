import { deliver } from '../deliver.ts'
import type { Relay } from '../relay.ts'
import { browserStore, inDatabase } from './browser-store.ts'
import { createOutbox, deliveredLeads } from './outbox.ts'
import { leaseTime } from './schedule.ts'
import { leadsMayWait } from './waiting.ts'

type Outbox = ReturnType<typeof createOutbox>

/**
 * Sends the leads that wait. Leases are waited for: their pages may have been closed while sending.
 * @param pause waits for a number of milliseconds.
 * @throws if some wait still, so that the browser retries later.
 */
export const flushForSync = async (
  outbox: Pick<Outbox, 'flush' | 'nextDue'>,
  pause: (time: number) => Promise<unknown>,
): Promise<void> => {
  await outbox.flush('connection')
  const due = await outbox.nextDue()
  if (due !== undefined && due <= leaseTime) {
    await pause(due + 1000)
    await outbox.flush('pause')
  }
  if ((await outbox.nextDue()) !== undefined) throw new Error('Leads wait for a later retry')
}

/** The outbox of a service worker, which sees only the database. */
const open = (relay: Relay): Outbox => {
  const tabs = new BroadcastChannel(deliveredLeads)
  return createOutbox({
    store: browserStore([inDatabase()]),
    deliver: async (lead, attempts) => {
      const verdict = await deliver(lead, relay, attempts)
      if (verdict === 'delivered') tabs.postMessage(lead.id)
      return verdict
    },
  })
}

let outbox: Outbox | undefined

/**
 * Sends the leads that wait in this browser, from its service worker.
 * @throws if some wait still.
 */
export const sendWaiting = async (relay: Relay): Promise<void> => {
  if (!(await leadsMayWait())) return
  outbox ??= open(relay)
  await flushForSync(outbox, (time) => new Promise((resolve) => setTimeout(resolve, time)))
}
