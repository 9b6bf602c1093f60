import { reconcileLeads } from './reconcile-leads/command.ts'

/**
 * `npm run reconcile-leads`: lists which leads never reached the relay's archive, and which arrived
 * twice.
 */
process.exitCode = await reconcileLeads(process.argv.slice(2), console)
