import { referenceOf } from '../lead.ts'

/** What all pages hear; nothing where the browser refuses, as some do that block storage. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('delivered-leads')
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Tells every page, this one too, that a lead is delivered. */
export const tellArrival = (id: string): void => {
  const channel = openChannel()
  channel?.postMessage(id)
  channel?.close()
}

/** Resolves once the lead with a reference is delivered, by whichever page. */
export const arrivalOf = (reference: string): Promise<void> =>
  new Promise((resolve) => {
    openChannel()?.addEventListener('message', ({ data }) => {
      if (referenceOf({ id: String(data) }) === reference) resolve()
    })
  })
