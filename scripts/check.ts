import { checkCache } from './check/cache.ts'
import { checkCommand } from './check/command.ts'
import { writeWordTypes } from './word-types.ts'

/** `npm run check:content`: lists every problem in the content, or writes the types of its words. */
process.exitCode = await checkCommand(process.argv.slice(2), {
  root: process.cwd(),
  output: console,
  env: process.env,
  cache: checkCache(),
})
// Words that cannot be read have no types.
if (process.exitCode === 0) writeWordTypes()
