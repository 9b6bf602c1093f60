import { chromium } from 'playwright'
import config from '../../playwright.config.ts'
import { chaos } from './command.ts'

/**
 * `npm run chaos -- 500`: plays that many random schedules of faults on the built site, and says
 * what became of every lead.
 */
process.exitCode = await chaos(
  process.argv.slice(2),
  () => chromium.launch(config.use?.launchOptions),
  console,
)
