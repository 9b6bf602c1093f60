import { checkCache } from './check/cache.ts'
import { checkCommand } from './check/command.ts'

/** `npm run check:content`: lists every problem in the content, and fails if there are any. */
process.exitCode = await checkCommand(process.argv.slice(2), {
  root: process.cwd(),
  output: console,
  env: process.env,
  cache: checkCache(),
})
