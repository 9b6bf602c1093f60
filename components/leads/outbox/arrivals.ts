import { referenceOf } from '../lead.ts'

/** Opens the channel between pages; undefined in browsers that refuse with blocked storage. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('delivered-leads')
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** A lead that is delivered, and how many of its photos went along. */
type Arrival = { id: string; photos: number }

/** Listeners on this page that wait for leads, and the channel that is open while there are any. */
const listeners = new Set<(arrival: Arrival) => void>()
let channel: BroadcastChannel | undefined

const notifyThisPage = (arrival: Arrival): void => {
  for (const listener of listeners) listener(arrival)
}

/** Tells this page and all others that a lead is delivered. */
export const announceArrival = (id: string, photos = 0): void => {
  notifyThisPage({ id, photos })
  const others = openChannel()
  others?.postMessage({ id, photos })
  others?.close()
}

/**
 * Resolves once the lead with a reference is delivered by any page, with the number of photos that
 * went along.
 */
export const arrivalOf = (reference: string): Promise<number> =>
  new Promise((resolve) => {
    const listen = ({ id, photos }: Arrival) => {
      if (referenceOf({ id }) !== reference) return
      resolve(photos)
      listeners.delete(listen)
      if (listeners.size > 0) return
      channel?.close()
      channel = undefined
    }
    listeners.add(listen)
    channel ??= openChannel()
    // A page of an earlier release sends the id alone.
    if (channel)
      channel.onmessage = ({ data: { id, photos = 0 } }) =>
        notifyThisPage({ id: String(id), photos: Number(photos) })
  })
