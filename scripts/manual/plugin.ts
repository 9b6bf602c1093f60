import type { Plugin } from 'vite'
import type { SiteFolder } from '../../renderer/build/site-folder.ts'
import { manual } from './site.ts'

/** Puts the manual into a site: that of a preview. */
export const writeManual = (output: SiteFolder): void => {
  for (const [address, page] of manual(process.cwd()))
    output.write(`${address.slice(1)}.html`, page)
}

/** The manual in the dev server. */
export const manualPlugin = (): Plugin => {
  let root = process.cwd()
  return {
    name: 'manual',
    apply: 'serve',
    configResolved(config) {
      root = config.root
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const page = /^\/manual(\/|$)/.test(pathname) ? manual(root).get(pathname) : undefined
        if (page === undefined) return next()
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.end(page)
      })
    },
  }
}
