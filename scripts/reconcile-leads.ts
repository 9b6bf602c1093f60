import { reconcileLeads } from './leads/reconcile-command.ts'

/** `npm run reconcile-leads`: which leads of a list are missing from what the relay delivered, and which came twice. */
process.exitCode = await reconcileLeads(process.argv.slice(2), { write: console.log, complain: console.error })
