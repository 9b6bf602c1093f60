import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
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

/** What is wrong in each file of the content, and the addresses of the pages that it makes. */
export type ContentProblems = readonly { report: string; pages: readonly string[] }[]

/**
 * Checks the content of a project in a process of its own, which caches what it has checked: no page
 * waits for it.
 */
const contentChecker = (root: string) => {
  let child: ChildProcess | undefined
  let answer = (_problems: ContentProblems) => {}
  let isClosed = false

  const start = () => {
    const started = fork('scripts/quick.mjs', ['dev-content', root])
    // A page that is being rendered comes first.
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    // A process that was stopped ends while the next one may be checking already.
    const isCurrent = () => child === started
    started.on('message', (problems) => {
      if (isCurrent()) answer(problems as ContentProblems)
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
    answer([])
  }

  /** Ends the process for good, and with it a check that waits for its turn. */
  const close = () => {
    isClosed = true
    stop()
  }

  /** What is wrong in the content as it stands; nothing if the check fails. */
  const check = oneAfterAnother(
    () =>
      new Promise<ContentProblems>((found) => {
        if (isClosed) return found([])
        answer = found
        child ??= start()
        child.send('check')
      }),
  )

  return { check, stop, close }
}

let lastProblems: ContentProblems = []

/** What the last check found, as one text, for pages that cannot be rendered because of it. */
export const contentReport = (): string => lastProblems.map(({ report }) => report).join('\n\n')

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
 * Tells each page what is wrong in the content (renderer/browser/content-problems.ts shows it beside
 * the page), and loads it again after a change. No page waits for the check.
 */
const watchContent = (server: ViteDevServer) => {
  const checker = contentChecker(server.config.root)
  /** Whether the content has changed since a page was last asked for. */
  let isStale = false
  const reload = () => server.ws.send({ type: 'full-reload' })
  const tell = () => server.ws.send('content:problems', lastProblems)
  const check = async () => {
    lastProblems = await checker.check()
    tell()
  }

  let waiting: NodeJS.Timeout | undefined
  const inContent = join(server.config.root, 'content/')
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(inContent)) return
    if (/\.(?:yaml|mdx)$/.test(path)) readContentAgain(server)
    if (path.endsWith('.ts')) checker.stop()
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
    lastProblems = []
    checker.close()
  })
}

/** In the dev server, reads the content again after a change, and checks it. */
export const contentPlugin = (): Plugin => ({
  name: 'content',
  apply: 'serve',
  configureServer: watchContent,
})
