/// <reference lib="webworker" />
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Release } from '../../renderer/output/service-worker.ts'

/** The scope of the service worker, with what the build puts in front of its code. */
export const scope = self as unknown as ServiceWorkerGlobalScope & { RELEASE: Release }

export const { RELEASE: release } = scope

/** The cache of the service worker. */
export const cacheName = 'offline'

let retired = false

/** True if the service worker has removed itself. Open pages use it until they are left. */
export const isRetired = (): boolean => retired

/** Removes the service worker, then its cache. Waiting leads stay. */
export const retire = async (): Promise<void> => {
  retired = true
  // First, because Cache Storage may fail.
  await scope.registration.unregister()
  await caches.delete(cacheName)
}

/**
 * True if the service worker is turned off on the host, with a file that needs no build.
 * @throws if the site does not answer.
 */
export const isSwitchedOff = async (): Promise<boolean> => {
  const answer = await fetch(sitePaths.offlineSwitch, { cache: 'no-store' })
  return answer.ok && /^\s*off\b/i.test(await answer.text())
}

/** When this worker last checked the switch. Browsers stop idle workers, which resets it. */
let lastAsked = 0

/**
 * Removes the service worker if the site's switch is off. Checks it at most every 15 minutes.
 * @throws if the site does not answer.
 */
export const checkSwitch = async (): Promise<void> => {
  if (Date.now() - lastAsked < 15 * 60 * 1000) return
  if (await isSwitchedOff()) await retire()
  lastAsked = Date.now()
}
