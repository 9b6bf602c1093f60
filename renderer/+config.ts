import type { Config } from 'vike/types'

/**
 * Pages are plain HTML: React renders them at build time and is not sent to browsers. Islands bring
 * their own client code.
 */
export default {
  meta: { Page: { env: { server: true, client: false } } },
  clientRouting: false,
  // The build itself renders the stale pages (renderer/output/build-site.ts).
  prerender: { noExtraDir: true, partial: true, keepDistServer: true, disableAutoRun: true },
} satisfies Config
