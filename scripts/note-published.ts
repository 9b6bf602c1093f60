import { createSite } from '../renderer/content/site.ts'
import { checkCache } from './check/cache.ts'
import { checkSite, reportsOf } from './check/index.ts'
import { notePublished } from './note-published/command.ts'

/** `npm run note-published`: adds the pages of content without problems to published.yaml. */
const site = createSite({ root: process.cwd(), env: process.env })
const cache = checkCache()
const { errors } = reportsOf(site, (await checkSite(site, cache)).problems)
cache.save()
if (process.argv.length > 2) {
  console.error('npm run note-published takes no options.')
  process.exitCode = 2
} else if (errors) {
  console.error(`${errors}\n\nNo address was noted.`)
  process.exitCode = 1
} else notePublished(site, console)
