import { buildCommand } from './build/command.ts'

/** `npm run build`: checks the content, then builds the site. */
process.exitCode = await buildCommand(process.argv.slice(2), { output: console, env: process.env })
