import { ownCaches } from './own-caches.ts'
import { scope } from './scope.ts'

/** How long Workbox may take to tidy a cache, which it opens for that, in milliseconds. */
const tidying = 1000

const removeCaches = async () => {
  for (const name of await ownCaches()) await caches.delete(name)
}

/** Removes all that the service worker has kept, and then itself. Waiting leads stay. */
export const retire = async (): Promise<void> => {
  await removeCaches()
  // What Workbox notes about its caches.
  indexedDB.deleteDatabase('workbox-expiration')
  await scope.registration.unregister()
  await new Promise((resolve) => setTimeout(resolve, tidying))
  await removeCaches()
}
