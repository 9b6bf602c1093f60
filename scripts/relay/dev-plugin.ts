import type { Plugin } from 'vite'
import { inboxStore } from './inbox-store.ts'
import { relay, timeouts } from './relay.ts'

/** Where the local servers store leads. */
export const leadsFile = process.env.LEADS_FILE ?? '.data/leads.jsonl'

/** The local relay and inbox in the dev server. */
export const relayPlugin = (): Plugin => ({
  name: 'relay',
  apply: 'serve',
  configureServer(server) {
    Object.assign(server.httpServer ?? {}, timeouts())
    server.middlewares.use(relay(inboxStore(leadsFile)))
  },
})
