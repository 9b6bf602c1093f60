import { readContentFolder } from '../renderer/content/read-folder.ts'
import { checkCache } from './check/cache.ts'
import { reportsOf } from './check/index.ts'
import { notePublished } from './note-published/command.ts'

/** `npm run note-published`: adds the pages of content without problems to published.yaml. */
const root = process.cwd()
const cache = checkCache()
const { errors: report } = reportsOf(readContentFolder(root), cache)
cache.save()
if (process.argv.length > 2) {
  console.error('npm run note-published takes no options.')
  process.exitCode = 2
} else if (report) {
  console.error(`${report}\n\nNo address was noted.`)
  process.exitCode = 1
} else notePublished(root, console)
