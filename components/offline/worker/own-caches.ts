/** What the names of all our caches begin with. */
export const ours = 'offline-'

/** The names of our caches, whichever release they are of. */
export const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(ours))
