/**
 * `node scripts/quick.mjs check`: runs a command from one file that holds all of its code.
 * Plain JavaScript, because TypeScript would have to be loaded first.
 */
import { argv, env } from 'node:process'
import { bundled } from './bundled.mjs'

const [, , command = '', ...rest] = argv
const { address } = await bundled(`scripts/${command}.ts`)
// React takes twice as long to render pages in development.
env.NODE_ENV ??= 'production'
// The command reads its arguments as if it had been started itself.
argv.splice(2, argv.length, ...rest)
await import(address)
