import { sitePaths } from '../../../content/model/site-paths.ts'
import { isSwitchedOff } from '../switched-off.ts'
import { switchCache } from './caches.ts'
import { retire } from './retire.ts'

/** How long what the switch said counts, in milliseconds. */
const lasting = 15 * 60 * 1000

let retired = false

/** Whether the service worker has removed itself; open pages have it until they are left. */
export const isRetired = (): boolean => retired

/**
 * Removes the service worker if the site's switch says so. Looks at it at most every quarter of an
 * hour.
 * @throws if the site does not answer.
 */
export const lookAtSwitch = async (): Promise<void> => {
  const cache = await caches.open(switchCache)
  const last = Number(await (await cache.match(sitePaths.offlineSwitch))?.text())
  const age = Date.now() - last
  if (age >= 0 && age < lasting) return
  if (await isSwitchedOff()) {
    retired = true
    await retire()
  } else await cache.put(sitePaths.offlineSwitch, new Response(String(Date.now())))
}
