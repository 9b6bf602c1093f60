import { type ChildProcess, fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { dataFolder } from '../cache.ts'
import { devEnvironment } from '../content/environment.ts'
import { staticFolder } from '../content/folder.ts'
import type { Site } from '../content/site.ts'
import { memoize } from '../memoize.ts'
import { drawInBackground, sendDrawn } from '../output/drawn-files.ts'
import { updatePictures } from '../output/pictures.ts'
import { sitePictures } from '../output/site-pictures.ts'

/** The problems in each content file, and the addresses of its pages. */
export type ContentProblems = readonly { report: string; pages: readonly string[] }[]

let lastProblems: ContentProblems = []

const reportOf = (problems: ContentProblems): string =>
  problems.map(({ report }) => report).join('\n\n')

/** In milliseconds: lets the edited page render first, because two cores cannot do both at once. */
const checkDelay = 400

/**
 * Checks the content in a separate process, so that no page waits for it. Results are cached.
 * @param found is called with the problems, but not if the check fails.
 */
const startCheck = (found: (problems: ContentProblems) => void): ChildProcess => {
  const child = fork('scripts/quick.mjs', ['dev-content'], { env: devEnvironment(process.env) })
  // Rendering a page has priority.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.on('message', (problems) => found(problems as ContentProblems))
  child.on('exit', (code) => code && found([]))
  return child
}

const picturesOf = memoize((site: Site) => sitePictures(site))

/** Renders the home page in advance. Returns '' if that fails; the page will show why. */
const homeOf = async ({ httpServer }: ViteDevServer): Promise<string> => {
  const { port } = (httpServer?.address() ?? {}) as Partial<AddressInfo>
  const asked = fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
  return asked.then((answer) => answer.text()).catch(() => '')
}

/**
 * Reports problems of the content, in the terminal and on each page
 * (renderer/browser/content-problems.ts), and reloads the page after a change.
 */
const watchContent = (server: ViteDevServer, readSite: () => Site) => {
  /** Whether the content has changed since the last page request. */
  let isStale = false
  let checking: ChildProcess | undefined
  const reload = () => server.ws.send({ type: 'full-reload' })
  const tell = () => server.ws.send('content:problems', lastProblems)
  const check = () => {
    // Its findings would be outdated.
    checking?.kill()
    checking = startCheck((problems) => {
      const report = reportOf(problems)
      if (report !== reportOf(lastProblems))
        server.config.logger.warn(report || 'The content is right again.')
      lastProblems = problems
      tell()
    })
  }

  // Runs one update at a time, or a slower list would replace a newer one.
  let updated: Promise<unknown> = Promise.resolve()
  const update = () => {
    updated = updated
      .then(() => updatePictures(readSite()))
      .catch((error: Error) => server.config.logger.error(error.message))
    return updated
  }

  let waiting: NodeJS.Timeout | undefined
  const inContent = join(server.config.root, 'content/')
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(inContent)) return
    const isPicture = path.startsWith(join(server.config.root, 'content/images/'))
    void (isPicture ? update() : updated).then(() => {
      isStale = true
      reload()
    })
    clearTimeout(waiting)
    waiting = setTimeout(check, checkDelay)
  })
  server.ws.on('connection', () => {
    // A page that was loading during the change missed it.
    if (isStale) reload()
  })
  server.ws.on('content:ask', tell)
  server.middlewares.use(({ headers }, _response, next) => {
    if (headers.accept?.includes('text/html')) isStale = false
    next()
  })
  server.httpServer?.once('listening', async () => {
    const home = await homeOf(server)
    check()
    drawInBackground(picturesOf(readSite()), home)
  })
  server.httpServer?.once('close', () => {
    clearTimeout(waiting)
    checking?.kill()
    lastProblems = []
  })
}

/**
 * In the dev server, lists the pictures for pages, draws them on request, and checks the content,
 * again after each change.
 */
export const contentPlugin = (readSite: () => Site): Plugin => ({
  name: 'content',
  apply: 'serve',
  async configureServer(server) {
    await updatePictures(readSite())
    server.middlewares.use(sendDrawn(() => picturesOf(readSite())))
    server.middlewares.use(sitePaths.assets, sirv(dataFolder, { dev: true }))
    server.middlewares.use(sirv(staticFolder, { dev: true }))
    watchContent(server, readSite)
  },
})
