import type { Plugin } from 'vite'
import { sitePaths } from '../../../content/schema/site-paths.ts'
import { bundleServiceWorker } from './build.ts'

/**
 * The dev server has no service worker. A browser that has one of a site that was served at the same
 * address before asks for it here, and is given one that removes itself.
 */
export const serviceWorkerPlugin = (): Plugin => ({
  name: 'service-worker',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(sitePaths.serviceWorker, (_request, response, next) => {
      const send = (script: string) => {
        response.setHeader('content-type', 'text/javascript')
        response.setHeader('cache-control', 'no-cache')
        response.end(script)
      }
      bundleServiceWorker('retired-worker').then(send, next)
    })
  },
})
