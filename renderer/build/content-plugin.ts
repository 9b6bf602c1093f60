import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

import { devEnvironment } from '../content/environment.ts'

/** What is wrong in each file of the content, and the addresses of the pages that it makes. */
export type ContentProblems = readonly { report: string; pages: readonly string[] }[]

let lastProblems: ContentProblems = []

/** What the last check found, as one text, for pages that cannot be rendered because of it. */
export const contentReport = (): string => lastProblems.map(({ report }) => report).join('\n\n')

/** In milliseconds: meanwhile the page is rendered that shows an edit. On two cores, both would wait. */
const checkDelay = 400

/**
 * Checks the content in a process of its own: no page waits for it. What it has found is cached.
 * @param found is told what is wrong in the content; nothing if the check fails.
 */
const startCheck = (found: (problems: ContentProblems) => void): ChildProcess => {
  const child = fork('scripts/quick.mjs', ['dev-content'], { env: devEnvironment(process.env) })
  // A page that is being rendered comes first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.on('message', (problems) => found(problems as ContentProblems))
  child.on('exit', (code) => code && found([]))
  return child
}

/**
 * Tells each page what is wrong in the content (renderer/browser/content-problems.ts shows it beside
 * the page), and loads it again after a change.
 */
const watchContent = (server: ViteDevServer) => {
  /** Whether the content has changed since a page was last asked for. */
  let isStale = false
  let checking: ChildProcess | undefined
  const reload = () => server.ws.send({ type: 'full-reload' })
  const tell = () => server.ws.send('content:problems', lastProblems)
  const check = () => {
    // What it would find is not in the content any more.
    checking?.kill()
    checking = startCheck((problems) => {
      lastProblems = problems
      tell()
    })
  }

  let waiting: NodeJS.Timeout | undefined
  const inContent = join(server.config.root, 'content/')
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(inContent)) return
    isStale = true
    reload()
    clearTimeout(waiting)
    waiting = setTimeout(check, checkDelay)
  })
  server.ws.on('connection', () => {
    // A page that was being loaded during the change has not heard of it.
    if (isStale) reload()
  })
  server.ws.on('content:ask', tell)
  server.middlewares.use(({ headers }, _response, next) => {
    if (headers.accept?.includes('text/html')) isStale = false
    next()
  })
  server.httpServer?.once('listening', check)
  server.httpServer?.once('close', () => {
    clearTimeout(waiting)
    checking?.kill()
    lastProblems = []
  })
}

/** In the dev server, checks the content after each change, and loads pages again. */
export const contentPlugin = (): Plugin => ({
  name: 'content',
  apply: 'serve',
  configureServer: watchContent,
})
