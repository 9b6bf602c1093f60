/**
 * Bundles the code with Vike. Its command would load vite.config.ts six times, which takes as long
 * as a third of bundling. Plain JavaScript, because TypeScript would have to be loaded first.
 */
import { argv, exit } from 'node:process'
import { build } from 'vike/api'
import { loadConfigFromFile } from 'vite'

const [, , mode = ''] = argv
try {
  const loaded = await loadConfigFromFile({ command: 'build', mode })
  await build({ viteConfig: { ...loaded?.config, configFile: false, mode, logLevel: 'warn' } })
} catch (error) {
  console.error(error)
  // Vike logs what nobody catches, and ends as if all was well.
  exit(1)
}
