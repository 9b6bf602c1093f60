import { buildCommand } from './build/command.ts'

/** `npm run build`: makes the site, and of it only what has changed. */
process.exitCode = await buildCommand(process.argv.slice(2), { output: console, env: process.env })
