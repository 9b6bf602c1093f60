import type { Config } from 'vike/types'

/**
 * HTML-only pages: React renders them at build time and is not sent to the browser. Islands bring
 * their own client code.
 */
export default {
  meta: { Page: { env: { server: true, client: false } } },
  clientRouting: false,
  // One page after another: rendering never waits, and pages in flight would only take memory.
  prerender: {
    noExtraDir: true,
    partial: true,
    parallel: 1,
    keepDistServer: true,
    disableAutoRun: true,
  },
} satisfies Config
