import type { Plugin, UserConfig } from 'vite'
import { bundled } from './scripts/bundled.mjs'

// Vite would bundle them at each start, and load hundreds of files of packages one by one.
const { address, files } = await bundled('scripts/dev-settings.ts')
const { devSettings } = (await import(address)) as typeof import('./scripts/dev-settings.ts')

/** Starts the dev server again when its settings, or the plugins among them, change. */
const restart: Plugin = {
  name: 'restart',
  configResolved: ({ configFileDependencies }) => {
    configFileDependencies.push(...files)
  },
}

/** The dev server. */
export default {
  ...devSettings,
  plugins: [...(devSettings.plugins ?? []), restart],
} satisfies UserConfig
