import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Release } from '../../renderer/output/service-worker.ts'

type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = WorkerEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** The scope of the service worker, which TypeScript's types of pages lack. */
export const scope = self as unknown as {
  /** What the build puts in front of this code. */
  RELEASE: Release
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>
  }
  skipWaiting: () => Promise<void>
  oninstall: (event: WorkerEvent) => void
  onactivate: (event: WorkerEvent) => void
  onfetch: (event: FetchEvent) => void
  onsync: (event: WorkerEvent & { tag: string }) => void
}

export const { RELEASE: release } = scope

/** Deletes the caches of service workers except this one. */
export const deleteCaches = async (kept?: string): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith('offline') && name !== kept) await caches.delete(name)
}

/** Removes the service worker, then its caches. Waiting leads stay. */
export const retire = async (): Promise<void> => {
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
