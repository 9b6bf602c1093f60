import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { escapeText } from 'entities/escape'
import type { Plugin, ViteDevServer } from 'vite'

/**
 * What is wrong in the content of a project; undefined if nothing is, or if the check fails. Runs in
 * a process of its own, so that no page waits for it.
 */
const checkContent = (root: string, signal: AbortSignal) =>
  new Promise<string | undefined>((found) => {
    const check = ['scripts/quick.mjs', 'dev-content', root]
    const child = execFile(process.execPath, check, { signal }, (error, report) =>
      found(error ? undefined : report || undefined),
    )
    // A page that is being rendered comes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  })

const reportPage = (report: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The content has problems</title><script type="module" src="/@vite/client"></script></head>
<body><pre>${escapeText(report)}</pre></body>
</html>`

/** In milliseconds: meanwhile the page is rendered that shows an edit. On two cores, both would wait. */
const checkDelay = 400

/** The modules that read the content from the disk when they are loaded, which Vite cannot know. */
const readers = ['renderer/content/site.ts', 'renderer/content/pictures.ts']

const readContentAgain = ({ config: { root }, environments }: ViteDevServer) => {
  const { moduleGraph } = environments.ssr
  for (const reader of readers)
    for (const module of moduleGraph.getModulesByFile(join(root, reader)) ?? [])
      moduleGraph.invalidateModule(module)
}

/**
 * Shows what is wrong in the content, over each page, until it is fixed. While no problem is known,
 * no page waits for the check.
 */
const guardPages = (server: ViteDevServer) => {
  const { root } = server.config
  let report: string | undefined
  /** Whether the content has changed since a page was last asked for. */
  let isStale = false
  const reload = () => server.ws.send({ type: 'full-reload' })
  const show = () => {
    if (report)
      server.ws.send({ type: 'error', err: { message: report, stack: '', plugin: 'content' } })
  }

  let controller = new AbortController()
  let checking = Promise.resolve()
  const run = async (signal: AbortSignal): Promise<void> => {
    const found = await checkContent(root, signal)
    // Of several edits, the last one counts.
    if (signal.aborted) return checking
    const isFixed = report && !found
    report = found
    show()
    if (isFixed) reload()
  }
  const check = (): Promise<void> => {
    controller.abort()
    controller = new AbortController()
    checking = run(controller.signal)
    return checking
  }

  let delayed: NodeJS.Timeout | undefined
  const inContent = join(root, 'content/')
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(inContent)) return
    if (/\.(?:yaml|mdx)$/.test(path)) readContentAgain(server)
    isStale = true
    if (report) return check()
    reload()
    clearTimeout(delayed)
    delayed = setTimeout(check, checkDelay)
  })
  server.ws.on('connection', () => {
    // A page that was being loaded during the change has not heard of it.
    if (isStale) reload()
    show()
  })
  server.middlewares.use(async (request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html')
    if (isPage && report) await check()
    if (isPage) isStale = false
    if (!isPage || !report) return next()
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
    response.end(reportPage(report))
  })
  server.httpServer?.once('listening', check)
  server.httpServer?.once('close', () => {
    clearTimeout(delayed)
    checking = Promise.resolve()
    controller.abort()
  })
}

/** In the dev server, reads the content again after a change, and checks it. */
export const contentPlugin = (): Plugin => ({
  name: 'content',
  apply: 'serve',
  configureServer: guardPages,
})
