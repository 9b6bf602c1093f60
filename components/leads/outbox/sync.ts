/** Not in the types of all browsers. */
type WithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/** What the browser calls the sending of leads that wait. */
export const syncTag = 'waiting-leads'

/**
 * Has the service worker send what waits once there is a connection, even if no page is open then.
 * Only some browsers can, and a page needs a service worker for it.
 */
export const askForSync = async (): Promise<void> => {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(syncTag)
}
