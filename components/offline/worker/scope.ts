/** What TypeScript's types of pages lack: the scope of a service worker and its events. */

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type SyncEvent = WorkerEvent & { tag: string }
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
  sync: SyncEvent
}

type WorkerScope = {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly { url: string }[]>
  }
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const scope = globalThis as unknown as WorkerScope
