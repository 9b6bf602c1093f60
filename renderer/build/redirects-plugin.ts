import type { Plugin } from 'vite'
import { redirectedTo } from '../content/redirects.ts'
import { readRedirects } from './read-redirects.ts'

/** Follows the redirects of the content in the dev server, as hosts do. */
export const redirectsPlugin = (): Plugin => ({
  name: 'redirects',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(({ url = '/', headers }, response, next) => {
      const target = headers.accept?.includes('text/html')
        ? redirectedTo(readRedirects(), url)
        : undefined
      if (target === undefined) return next()
      // Browsers remember a 301 unless told otherwise, and this line may change any moment.
      response.writeHead(301, { location: target, 'cache-control': 'no-store' })
      response.end()
    })
  },
})
