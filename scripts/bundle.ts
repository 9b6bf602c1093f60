import { build } from 'vike/api'
import { bundleMode } from '../renderer/output/bundle.ts'
import config from '../vite.config.ts'
import type { Run } from './terminal.ts'

/**
 * Bundles the code, as `vike build --mode bundle` does: that command would load vite.config.ts six
 * times, which takes as long as half of bundling. `npm run build` starts it.
 */
export const run: Run = async () => {
  const mode = bundleMode
  const settings = config({ command: 'build', mode })
  try {
    await build({ viteConfig: { ...settings, configFile: false, mode, logLevel: 'warn' } })
    return 0
  } catch (error) {
    // Vike logs what nobody catches, and ends as if all was well.
    console.error(error)
    return 1
  }
}
