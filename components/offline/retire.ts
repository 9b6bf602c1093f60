import { sitePaths } from '../../content/schema/site-paths.ts'
import { scope } from './scope.ts'

/** What the names of all our caches begin with. */
export const ours = 'offline-'

/** In milliseconds: how long the answer of the switch is valid. */
const switchTimeToLive = 15 * 60 * 1000

let retired = false
/** When this worker, which browsers stop when it is idle, last asked the switch. */
let lastAsked = 0

/** Whether the service worker has removed itself; open pages have it until they are left. */
export const isRetired = (): boolean => retired

/** Removes the service worker, and then all that it has cached. Waiting leads stay. */
export const retire = async (): Promise<void> => {
  retired = true
  // First, because Cache Storage may fail.
  await scope.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name)
}

/**
 * Whether whoever runs the host has turned the service worker off, with a file that needs no build.
 * @throws if the site does not answer.
 */
export const isSwitchedOff = async (): Promise<boolean> => {
  const answer = await fetch(sitePaths.offlineSwitch, { cache: 'no-store' })
  return answer.ok && /^\s*off\b/i.test(await answer.text())
}

/**
 * Removes the service worker if the site's switch says so. Asks at most every quarter of an hour.
 * @throws if the site does not answer.
 */
export const obeySwitch = async (): Promise<void> => {
  if (Date.now() - lastAsked < switchTimeToLive) return
  if (await isSwitchedOff()) await retire()
  lastAsked = Date.now()
}
