import { resolve } from 'node:path'
import type { Rollup } from 'vite'
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
 * The code of the service worker in one file.
 * @param name of its entry: `retired-worker` only removes itself.
 */
export const bundleServiceWorker = async (
  name: 'service-worker' | 'retired-worker',
): Promise<string> => {
  const { build } = await import('vite')
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: code(name), output: { format: 'iife' } },
    },
  })
  const [{ output } = { output: [] }] = [made].flat() as Rollup.RollupOutput[]
  return output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('')
}

/** The service worker of a site, which knows what this release is. */
export const serviceWorkerOf = (code: string, release: Release): string =>
  `self.RELEASE=${JSON.stringify(release)};${code}`
