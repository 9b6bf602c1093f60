import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { terminalAsk } from './new/ask.ts'
import { newThing } from './new/command.ts'

/**
 * `npm run new -- city "Weston"`: writes the files of something new, and says what to fill in.
 */
const formatCode = (files: readonly string[]) => {
  if (files.length === 0) return
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const { status } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', '--log-level=error', ...files],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) console.error('The new code could not be formatted: run npm run format.')
}

const terminal = terminalAsk()
process.exitCode = await newThing(process.argv.slice(2), {
  root: process.cwd(),
  output: console,
  ask: terminal?.ask,
  formatCode,
})
terminal?.close()
