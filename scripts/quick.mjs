/**
 * `node scripts/quick.mjs check-content`: runs a command from one file that holds all of its code.
 * Plain JavaScript, because TypeScript would have to be loaded first.
 */
import { join } from 'node:path'
import { argv, env, versions } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { bundled } from './bundled.mjs'

// Left to itself, Node takes several times the memory that a large site needs, to tidy up less often.
setFlagsFromString('--heap-growing-percent=50')
// It would also spend much of a command on making code faster that has nearly done its work. Node 22
// has another name for that.
setFlagsFromString(
  Number.parseInt(versions.node, 10) < 22
    ? '--interrupt-budget=1000000'
    : '--invocation-count-for-turbofan=12000',
)
// Rolldown gives back the memory that it no longer needs, so that pages can have it.
env.MIMALLOC_PURGE_DELAY ??= '0'

const [, , command = '', ...rest] = argv
const { address, folder } = await bundled(`scripts/${command}.ts`)
// What it remembers beside its code is of that code.
env.MEMORY_FILE = join(folder, 'memory')
// React takes twice as long to make pages in development.
env.NODE_ENV ??= 'production'
// The command reads its arguments as if it had been started itself.
argv.splice(2, argv.length, ...rest)
await import(address)
