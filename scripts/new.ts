import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { newThing } from './new/command.ts'

/**
 * `npm run new -- calculator "Solar payback"`: writes the files of something new, and says what to
 * fill in.
 */
const formatCode = (files: readonly string[]) => {
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

process.exitCode = newThing(process.argv.slice(2), {
  root: process.cwd(),
  output: console,
  formatCode,
})
