import { report } from './report/command.ts'

/** `npm run report -- main`: what the site says and weighs now, compared with another branch. */
process.exitCode = await report(process.argv.slice(2), { root: process.cwd(), output: console })
