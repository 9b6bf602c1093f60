import { join } from 'node:path'
import { escapeText } from 'entities/escape'
import type { Plugin, ViteDevServer } from 'vite'
import { reportContent } from '../../content/model/check/index.ts'
import { withOwnMemory } from '../../content/model/memory.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'

const waitingPage = (report: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The content has problems</title><script type="module" src="/@vite/client"></script></head>
<body><pre>${escapeText(report)}</pre></body>
</html>`

/** In the dev server, shows the report on every page until the content is fixed. */
const guardPages = (server: ViteDevServer, report: () => string | undefined) => {
  const sendReport = () => {
    const message = report()
    if (message) server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } })
    else server.ws.send({ type: 'full-reload' })
  }
  const contentFolder = join(server.config.root, 'content')
  server.watcher.on('all', (_event, path) => {
    if (path.startsWith(contentFolder)) sendReport()
  })
  server.ws.on('connection', () => {
    if (report()) sendReport()
  })
  server.middlewares.use((request, response, next) => {
    const message = request.headers.accept?.includes('text/html') ? report() : undefined
    if (!message) return next()
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
    response.end(waitingPage(message))
  })
}

/** Ends the build with the report alone: an error would be printed with the lines of the bundler. */
const endBuild = (report: string): never => {
  console.error(`\n${report}`)
  process.exit(1)
}

/**
 * Checks the content before a build and while the dev server runs, so that no page is made from
 * invalid content.
 * @param refuse what a build does with the report.
 */
export const contentPlugin = (refuse: (report: string) => never = endBuild): Plugin => {
  let root = process.cwd()
  const report = withOwnMemory(() => reportContent(readContentFolder(root)))
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      guardPages(server, report)
    },
    buildStart() {
      const message =
        this.environment.mode === 'build' && this.environment.name === 'client'
          ? report()
          : undefined
      if (message) refuse(message)
    },
  }
}
