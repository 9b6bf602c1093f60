import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { isPreviewBuild } from '../../renderer/build/preview.ts'
import { manual } from './site.ts'

const writeManual = (root: string, folder: string) => {
  for (const [address, page] of manual(root)) {
    const file = join(folder, `${address}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, page)
  }
}

/** The manual, in the dev server and in preview builds only. */
export const manualPlugin = (): Plugin => {
  let root = process.cwd()
  return {
    name: 'manual',
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
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name === 'ssr' && isPreviewBuild())
          writeManual(root, join(root, 'dist/client'))
      },
    },
  }
}
