import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { ours, ownCaches } from './own-caches.ts'
import { release } from './release.ts'

/** What every visitor of this release may need, and the other pages that this one has seen. */
export const keptCache = `${ours}kept-${release.id}`
export const visitedPrefix = `${ours}visited-`
export const visitedCache = visitedPrefix + release.id

/** When the switch was last looked at. */
export const switchCache = `${ours}switch`

const filesCache = `${ours}files`

/** Keeps at most so many responses in a cache. The one that was not used for longest goes first. */
export const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin

/** More files than two releases have. */
const mostFiles = 150

/**
 * The scripts, styles and fonts of pages. Their names change with their content, so that releases
 * may share them: none can get a file of another.
 */
export const files = new CacheFirst({
  cacheName: filesCache,
  // Fonts are asked for in another way than here, but are the same.
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    atMost(mostFiles),
  ],
})

/** Removes what other releases kept, but for the files. */
export const removeOtherReleases = async (): Promise<void> => {
  const current = [keptCache, visitedCache, switchCache, filesCache]
  for (const name of await ownCaches()) if (!current.includes(name)) await caches.delete(name)
}
