import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { workersFolder } from '../output/dist.ts'

/** The service worker, and the one that takes its place to remove itself. */
const workers = ['service-worker', 'retired-worker']

/** Bundles each service worker into one file. */
export const workersPlugin = (): Plugin => ({
  name: 'workers',
  apply: 'build',
  async writeBundle() {
    if (this.environment.name !== 'client') return
    for (const name of workers)
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: workersFolder,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: resolve('components/offline', `${name}.ts`),
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      })
  },
})
