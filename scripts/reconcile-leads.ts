import { reconcileLeads } from './reconcile-leads/command.ts'

/** `npm run reconcile-leads`: which leads of a list are missing from what the relay delivered, and which arrived twice. */
process.exitCode = await reconcileLeads(process.argv.slice(2), console)
