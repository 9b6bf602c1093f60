import { attempt } from '../../../renderer/browser/attempt.ts'
import { referenceOf } from '../lead.ts'

/** A lead that is delivered, and how many of its photos went along. */
type Arrival = { id: string; photos: number }

/** Opens the channel between pages; undefined in browsers that refuse with blocked storage. */
const openChannel = () => attempt(() => new BroadcastChannel('delivered-leads'))

/** The same within this page, which needs no channel. */
const thisPage = new EventTarget()

/** Tells this page and all others that a lead is delivered. */
export const announceArrival = (id: string, photos = 0): void => {
  const data: Arrival = { id, photos }
  thisPage.dispatchEvent(new MessageEvent('message', { data }))
  const others = openChannel()
  others?.postMessage(data)
  others?.close()
}

/**
 * Resolves once the lead with a reference is delivered by any page, with the number of photos that
 * went along.
 */
export const arrivalOf = (reference: string): Promise<number> =>
  new Promise((resolve) => {
    const channel = openChannel()
    const listen = (event: Event) => {
      // A page of an earlier release sends the id alone.
      const { id, photos = 0 } = (event as MessageEvent<Partial<Arrival>>).data
      if (referenceOf({ id: String(id) }) !== reference) return
      resolve(Number(photos))
      thisPage.removeEventListener('message', listen)
      channel?.close()
    }
    for (const place of [thisPage, channel]) place?.addEventListener('message', listen)
  })
