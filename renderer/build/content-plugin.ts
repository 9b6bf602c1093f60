import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { escapeText } from 'entities/escape'
import type { Plugin, ViteDevServer } from 'vite'

/** Runs something again after the present run, once, however often that is asked for meanwhile. */
const oneAfterAnother = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = () => {
    next = undefined
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    next ??= running?.then(start, start)
    return next ?? start()
  }
}

/**
 * Checks the content of a project in a process of its own, which caches what it has checked: no page
 * waits for it.
 */
export const contentChecker = (root: string) => {
  let child: ChildProcess | undefined
  let answer = (_report: string | undefined) => {}
  let isClosed = false

  const start = () => {
    const started = fork('scripts/quick.mjs', ['dev-content', root])
    // A page that is being rendered comes first.
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    // A process that was stopped ends while the next one may be checking already.
    const isCurrent = () => child === started
    started.on('message', (report) => {
      if (isCurrent()) answer(typeof report === 'string' ? report : undefined)
    })
    for (const event of ['error', 'exit'])
      started.on(event, () => {
        if (isCurrent()) stop()
      })
    return started
  }

  /** Ends the process. The next check starts it again, with the code as it is then. */
  const stop = () => {
    child?.kill()
    child = undefined
    answer(undefined)
  }

  /** Ends the process for good, and with it a check that waits for its turn. */
  const close = () => {
    isClosed = true
    stop()
  }

  /** What is wrong in the content as it stands; undefined if nothing is, or if the check fails. */
  const check = oneAfterAnother(
    () =>
      new Promise<string | undefined>((found) => {
        if (isClosed) return found(undefined)
        answer = found
        child ??= start()
        child.send('check')
      }),
  )

  return { check, stop, close }
}

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
 * Shows what is wrong in the content, over each page, until it is fixed. As long as nothing is known
 * to be wrong, no page waits for the check.
 */
const guardPages = (server: ViteDevServer) => {
  const checker = contentChecker(server.config.root)
  let report: string | undefined
  /** Whether the content has changed since a page was last asked for. */
  let isStale = false
  const reload = () => server.ws.send({ type: 'full-reload' })

  const show = () => {
    if (report)
      server.ws.send({ type: 'error', err: { message: report, stack: '', plugin: 'content' } })
  }
  const check = async () => {
    const before = report
    report = await checker.check()
    show()
    if (before && !report) reload()
  }

  let waiting: NodeJS.Timeout | undefined
  const inContent = join(server.config.root, 'content/')
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(inContent)) return
    if (/\.(?:yaml|mdx)$/.test(path)) readContentAgain(server)
    if (path.endsWith('.ts')) checker.stop()
    isStale = true
    if (report) return check()
    reload()
    clearTimeout(waiting)
    waiting = setTimeout(check, checkDelay)
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
    clearTimeout(waiting)
    checker.close()
  })
}

/** In the dev server, reads the content again after a change, and checks it. */
export const contentPlugin = (): Plugin => ({
  name: 'content',
  apply: 'serve',
  configureServer: guardPages,
})
