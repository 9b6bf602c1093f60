import { env } from 'node:process'
import { createSite } from '../renderer/content/site.ts'
import { launchCheck } from './launch-check/command.ts'
import { launchFacts } from './launch-check/open-items.ts'

/** `npm run launch-check`: lists what only the owner can settle before the site goes public. */
const site = createSite({ root: process.cwd(), env })
process.exitCode = launchCheck(process.argv.slice(2), launchFacts(site), console)
