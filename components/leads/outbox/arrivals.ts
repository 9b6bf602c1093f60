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

/** Listeners on this page that wait for leads, and the channel that is open while there are any. */
const listeners = new Set<(id: string) => void>()
let channel: BroadcastChannel | undefined

const notifyThisPage = (id: string): void => {
  for (const listener of listeners) listener(id)
}

/** Tells this page and all others that a lead is delivered. */
export const announceArrival = (id: string): void => {
  notifyThisPage(id)
  const others = openChannel()
  others?.postMessage(id)
  others?.close()
}

/** Resolves once the lead with a reference is delivered by any page. */
export const arrivalOf = (reference: string): Promise<void> =>
  new Promise((resolve) => {
    const listen = (id: string) => {
      if (referenceOf({ id }) !== reference) return
      resolve()
      listeners.delete(listen)
      if (listeners.size > 0) return
      channel?.close()
      channel = undefined
    }
    listeners.add(listen)
    channel ??= openChannel()
    if (channel) channel.onmessage = ({ data }) => notifyThisPage(String(data))
  })
