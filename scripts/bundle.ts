import { build } from 'vike/api'
import { bundleMode } from '../renderer/output/bundle.ts'
import config from '../vite.config.ts'

/**
 * Bundles the code, as `vike build --mode bundle` does: that command would load vite.config.ts six
 * times, which takes as long as half of bundling. `npm run build` starts it.
 */
const mode = bundleMode
const settings = config({ command: 'build', mode })
try {
  await build({ viteConfig: { ...settings, configFile: false, mode, logLevel: 'warn' } })
} catch (error) {
  console.error(error)
  // Vike logs what nobody catches, and ends as if all was well.
  process.exit(1)
}
