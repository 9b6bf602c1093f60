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
type Listen = <Name extends keyof WorkerEvents>(
  name: Name,
  listener: (event: WorkerEvents[Name]) => void,
) => void
type OpenPages = { type: 'window'; includeUncontrolled: boolean }

/** The scope of the service worker, which TypeScript's types of pages lack. */
export const scope = self as unknown as {
  /** What the build puts in front of this code. */
  RELEASE: Release
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (which: OpenPages) => Promise<readonly { url: string }[]>
  }
  addEventListener: Listen
}

export const { RELEASE: release } = scope

/** The prefix of our cache names. */
export const cachePrefix = 'offline-'

/** How long the state of the switch is valid, in milliseconds. */
const switchTimeToLive = 15 * 60 * 1000

let retired = false
/** When this worker last checked the switch. Browsers stop idle workers, which resets it. */
let lastAsked = 0

/** True if the service worker has removed itself. Open pages use it until they are left. */
export const isRetired = (): boolean => retired

/** Deletes our caches, except some. */
export const deleteCaches = async (except: readonly string[] = []): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !except.includes(name)) await caches.delete(name)
}

/** Removes the service worker, then all of its caches. Waiting leads stay. */
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

/**
 * Removes the service worker if the site's switch is off. Checks it at most every 15 minutes.
 * @throws if the site does not answer.
 */
export const checkSwitch = async (): Promise<void> => {
  if (Date.now() - lastAsked < switchTimeToLive) return
  if (await isSwitchedOff()) await retire()
  lastAsked = Date.now()
}
