import type { Plugin } from 'vite'
import { finishBuild } from './finish.ts'

/** Finishes the build in the same process: Vike has prerendered by the time its server bundle is closed. */
export const finishPlugin = (): Plugin => ({
  name: 'finish-build',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      if (this.environment.name === 'ssr') finishBuild('dist/client')
    },
  },
})
