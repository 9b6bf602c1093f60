import { scope } from './scope.ts'

/** Removes all that the service worker has kept, and then itself. Waiting leads stay. */
export const retire = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name)
  // What Workbox notes about its caches.
  indexedDB.deleteDatabase('workbox-expiration')
  await scope.registration.unregister()
}
