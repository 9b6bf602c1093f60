import type { Config } from 'vike/types'

/**
 * HTML-only pages: React renders them at build time and is not sent to the browser. Islands bring
 * their own client code.
 */
export default {
  meta: { Page: { env: { server: true, client: false } } },
  clientRouting: false,
  // The build renders the pages that are stale itself (renderer/output/build-site.ts).
  prerender: { noExtraDir: true, partial: true, keepDistServer: true, disableAutoRun: true },
} satisfies Config
