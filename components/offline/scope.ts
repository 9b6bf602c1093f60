import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Release } from '../../renderer/output/service-worker.ts'

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = WorkerEvent & {
  request: Request
  /** Not in all browsers. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type WorkerEvents = {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchEvent
  sync: WorkerEvent & { tag: string }
}

/** The scope of the service worker, which TypeScript's types of pages lack. */
export const scope = self as unknown as {
  /** What the build puts in front of this code. */
  RELEASE: Release
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>
  }
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const { RELEASE: release } = scope

/** The cache of the service worker. */
export const cacheName = 'offline'

let retired = false

/** True if the service worker has removed itself. Open pages use it until they are left. */
export const isRetired = (): boolean => retired

/** Deletes the caches of service workers except this one. Earlier releases had several. */
export const deleteCaches = async (kept?: string): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith(cacheName) && name !== kept) await caches.delete(name)
}

/** Removes the service worker, then its caches. Waiting leads stay. */
export const retire = async (): Promise<void> => {
  retired = true
  // First, because Cache Storage may fail.
  await scope.registration.unregister()
  await deleteCaches()
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
