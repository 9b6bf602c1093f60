import type { Release } from '../../renderer/output/service-worker.ts'
import type { Relay } from '../leads/relay.ts'

/** The scope of a service worker and its events, which TypeScript's types of pages lack. */

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
type OpenPages = { type: 'window'; includeUncontrolled: boolean }

type WorkerScope = {
  RELEASE: Release & { relay: Relay }
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (which: OpenPages) => Promise<readonly { url: string }[]>
  }
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const scope = self as unknown as WorkerScope

/** What the build tells the service worker about the site, in front of this code. */
export const { RELEASE: release } = scope
