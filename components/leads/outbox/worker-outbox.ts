import { deliver } from '../deliver.ts'
import { leadsMayWait } from '../lead.ts'
import type { Relay } from '../relay.ts'
import { browserStore, inDatabase } from './browser-store.ts'
import { createOutbox } from './outbox.ts'
import { leaseTime } from './queued.ts'

type Outbox = ReturnType<typeof createOutbox>

/**
 * Sends the waiting leads. Waits for leases, whose pages may have been closed while sending.
 * @param pause waits for a number of milliseconds.
 * @throws if some are still waiting, so that the browser retries later.
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

let outbox: Outbox | undefined

/**
 * Sends the leads that are waiting in this browser, from its service worker.
 * @throws if some are still waiting.
 */
export const sendWaiting = async (relay: Relay): Promise<void> => {
  if (!(await leadsMayWait())) return
  outbox ??= createOutbox({
    // A service worker sees only the database.
    store: browserStore([inDatabase()]),
    deliver: (lead, attempts) => deliver(lead, relay, attempts),
  })
  await flushForSync(outbox, (time) => new Promise((resolve) => setTimeout(resolve, time)))
}
