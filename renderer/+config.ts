import type { Config } from 'vike/types'

/**
 * Pages are plain HTML: React renders them at build time and is not sent to browsers. Islands bring
 * their own client code.
 */
export default {
  meta: { Page: { env: { server: true, client: false } } },
  clientRouting: false,
  // The lists of pages wait for all pictures, and a slow computer draws those for minutes.
  hooksTimeout: { onBeforePrerenderStart: false },
  // Partial, because +onPrerenderStart leaves out pages that are still valid.
  prerender: { noExtraDir: true, partial: true, keepDistServer: true },
} satisfies Config
