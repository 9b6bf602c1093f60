import { referenceOf } from '../lead.ts'

/** What other pages hear; nothing where the browser refuses, as some do that block storage. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('delivered-leads')
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** What on this page waits for leads, and what it hears from other pages while anything does. */
const listeners = new Set<(id: string) => void>()
let channel: BroadcastChannel | undefined

const tellThisPage = (id: string): void => {
  for (const listener of listeners) listener(id)
}

/** Tells this page, and every other, that a lead is delivered. */
export const tellArrival = (id: string): void => {
  tellThisPage(id)
  const others = openChannel()
  others?.postMessage(id)
  others?.close()
}

/** Resolves once the lead with a reference is delivered, by whichever page. */
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
    if (channel) channel.onmessage = ({ data }) => tellThisPage(String(data))
  })
