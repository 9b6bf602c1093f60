import { join } from 'node:path'
import { escapeText } from 'entities/escape'
import type { Plugin, ViteDevServer } from 'vite'
import { contentChecker } from './content-checker.ts'

const waitingPage = (report: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The content has problems</title><script type="module" src="/@vite/client"></script></head>
<body><pre>${escapeText(report)}</pre></body>
</html>`

/** In milliseconds: meanwhile the page is made that shows an edit. On two cores, both would wait. */
const msForPage = 400

/**
 * Shows what is wrong in the content, over each page, until it is fixed. As long as nothing is known
 * to be wrong, no page waits for the check.
 */
const guardPages = (server: ViteDevServer) => {
  const checker = contentChecker(server.config.root)
  let report: string | undefined
  /** Whether the content has changed since a page was last asked for. */
  let isStale = false

  const show = () => {
    if (report)
      server.ws.send({ type: 'error', err: { message: report, stack: '', plugin: 'content' } })
  }
  const check = async () => {
    const before = report
    report = await checker.check()
    show()
    if (before && !report) server.ws.send({ type: 'full-reload' })
  }

  let waiting: NodeJS.Timeout | undefined
  const checkSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(check, msForPage)
  }

  const inContent = join(server.config.root, 'content/')
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(inContent)) return
    if (path.endsWith('.ts')) checker.stop()
    isStale = true
    if (report) return check()
    server.ws.send({ type: 'full-reload' })
    checkSoon()
  })
  server.ws.on('connection', () => {
    // A page that was being loaded during the change has not heard of it.
    if (isStale) server.ws.send({ type: 'full-reload' })
    show()
  })
  server.middlewares.use(async (request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html')
    if (isPage && report) await check()
    if (isPage) isStale = false
    if (!isPage || !report) return next()
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
    response.end(waitingPage(report))
  })
  server.httpServer?.once('listening', check)
  server.httpServer?.once('close', () => {
    clearTimeout(waiting)
    checker.close()
  })
}

/** Checks the content while the dev server runs, so that whoever writes it sees what is wrong. */
export const contentPlugin = (): Plugin => ({
  name: 'content',
  apply: 'serve',
  configureServer: guardPages,
})
