import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { terminalAsk } from './new/ask.ts'
import { newThing } from './new/command.ts'

/**
 * `npm run new -- city "Weston"`: writes the files of something new, and says what to fill in.
 */
const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const formatCode = (files: readonly string[]) => {
  if (files.length === 0) return
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  if (!run(biome, 'check', '--write', '--log-level=error', ...files))
    console.error('The new code could not be formatted: run npm run format.')
}

const terminal = terminalAsk()
process.exitCode = await newThing(process.argv.slice(2), {
  root: process.cwd(),
  output: console,
  ask: terminal?.ask,
  formatCode,
})
terminal?.close()
// In a process of its own, which loads the new code.
if (process.exitCode === 0) run('--import', 'tsx', 'scripts/editor-files.ts')
