import type { Plugin, UserConfig } from 'vite'
import { bundled } from './renderer/build/bundled.ts'

const { address, files } = await bundled('scripts/dev-settings.ts')
const { devSettings } = (await import(address)) as typeof import('./scripts/dev-settings.ts')

/** Starts the dev server again when its settings, or the plugins among them, change. */
const restart: Plugin = {
  name: 'restart',
  configResolved: ({ configFileDependencies }) => {
    configFileDependencies.push(...files)
  },
}

export default {
  ...devSettings,
  plugins: [...(devSettings.plugins ?? []), restart],
} satisfies UserConfig
