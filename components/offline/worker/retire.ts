import { isSwitchedOff } from '../switched-off.ts'
import { scope } from './scope.ts'

/** What the names of all our caches begin with. */
export const ours = 'offline-'

let retired = false

/** Whether the service worker has removed itself; open pages have it until they are left. */
export const isRetired = (): boolean => retired

/** Removes the service worker, and then all that it has cached. Waiting leads stay. */
export const retire = async (): Promise<void> => {
  retired = true
  // First, because Cache Storage may fail.
  await scope.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name)
}

/** How long the answer of the switch is valid, in milliseconds. */
const lasting = 15 * 60 * 1000

/** When the switch was last looked at by this worker, which browsers stop when it is idle. */
let lookedAt = 0

/**
 * Removes the service worker if the site's switch says so. Asks at most every quarter of an hour.
 * @throws if the site does not answer.
 */
export const lookAtSwitch = async (): Promise<void> => {
  if (Date.now() - lookedAt < lasting) return
  if (await isSwitchedOff()) await retire()
  lookedAt = Date.now()
}
