import { sitePaths } from '../../content/schema/site-paths.ts'

type CacheRule = {
  /** Addresses; those that end in `/*` are folders. */
  paths: readonly string[]
  /** The value of Cache-Control. */
  value: string
}

/** Their names change with what is in them. */
const hashed: CacheRule = {
  paths: [`${sitePaths.assets}/*`, `${sitePaths.pictures}/*`],
  value: 'public, max-age=31536000, immutable',
}

/** Read by programs, which need not know of a change at once. */
const forPrograms: CacheRule = {
  paths: [sitePaths.siteMap, sitePaths.robots, sitePaths.llms],
  value: 'public, max-age=3600',
}

export const cacheRules: readonly CacheRule[] = [hashed, forPrograms]

/**
 * Everything else: pages above all, and the service worker. Kept, but asked for each time whether it is
 * still the same. Netlify and Cloudflare say the same where they are told nothing.
 */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Whether a rule for these addresses is one for this address. */
export const isAmong = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one))

/** The Cache-Control of a file of the site; what is not there is never kept. */
export const cacheControl = (path: string): string =>
  cacheRules.find(({ paths }) => isAmong(path, paths))?.value ?? revalidated
