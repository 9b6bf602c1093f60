import { build } from 'vike/api'
import { bundleMode } from '../renderer/output/bundle.ts'
import config from '../vite.config.ts'
import type { Run } from './shared/terminal.ts'

/**
 * Bundles the code, as `vike build --mode bundle` does, which would load vite.config.ts six times,
 * at half the cost of bundling. `npm run build` starts it.
 */
export const run: Run = async () => {
  const mode = bundleMode
  const settings = config({ command: 'build', mode })
  try {
    await build({ viteConfig: { ...settings, configFile: false, mode, logLevel: 'warn' } })
    return 0
  } catch (error) {
    // Vike would log an uncaught error and exit with 0.
    console.error(error)
    return 1
  }
}
