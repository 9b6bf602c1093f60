import type { Config } from 'vike/types'

/**
 * HTML-only pages: React renders them at build time and is not sent to the browser. Islands bring
 * their own client code.
 */
export default {
  meta: { Page: { env: { server: true, client: false } } },
  clientRouting: false,
} satisfies Config
