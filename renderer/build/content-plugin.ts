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

/** Checks the content while the dev server runs, so that no page is made from invalid content. */
export const contentPlugin = (): Plugin => {
  let root = process.cwd()
  const report = withOwnMemory(() => reportContent(readContentFolder(root)))
  return {
    name: 'content',
    apply: 'serve',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      guardPages(server, report)
    },
  }
}
