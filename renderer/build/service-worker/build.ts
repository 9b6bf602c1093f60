import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { sitePaths } from '../../../content/model/site-paths.ts'
import { isPreviewBuild } from '../preview.ts'
import { readBusiness } from '../read-content.ts'
import type { Release } from './release.ts'

/**
 * Whether browsers keep pages of this build. Those of a preview do not: whoever looks at it wants to
 * see nothing but what is there now.
 */
export const keepsPages = (): boolean => readBusiness().offline === true && !isPreviewBuild()

const code = (name: string) => resolve('components/offline', `${name}.ts`)

/**
 * The service worker in one file.
 * @param release what it is to know of the site; without it, the worker only removes itself.
 */
export const bundleServiceWorker = async (release?: Release): Promise<string> => {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { RELEASE: JSON.stringify(release) ?? 'undefined' },
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: code(release ? 'service-worker' : 'retired-worker'),
        output: { format: 'iife' },
      },
    },
  })
  const [{ output } = { output: [] }] = [made].flat() as Rollup.RollupOutput[]
  return output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('')
}

/** Writes the service worker, and the file that turns it off, into a built site. */
export const buildServiceWorker = async (folder: string, release?: Release): Promise<void> => {
  writeFileSync(join(folder, sitePaths.serviceWorker), await bundleServiceWorker(release))
  writeFileSync(join(folder, sitePaths.offlineSwitch), release ? 'on\n' : 'off\n')
}
