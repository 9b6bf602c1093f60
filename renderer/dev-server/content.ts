import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect, ViteDevServer } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { dataFiles } from '../content/browser-data.ts'
import { staticFolder } from '../content/folder.ts'
import type { Site } from '../content/site.ts'
import { memoize } from '../memoize.ts'
import { type DrawnFiles, drawInBackground, sendDrawn } from '../output/pictures/drawn-files.ts'
import { pictureList, previewFiles, updatePictures } from '../output/pictures/picture-sizes.ts'
import { sitePictures } from '../output/pictures/site-pictures.ts'

/** The problems in each content file, and the addresses of its pages. */
export type ContentProblems = readonly { report: string; pages: readonly string[] }[]

/** Checks the content in a process of its own, and calls `found` with its problems. */
export type StartCheck = (found: (problems: ContentProblems) => void) => ChildProcess

/** In milliseconds: lets the edited page render first, because two cores cannot do both at once. */
const checkDelay = 400

const isPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true

/** Renders the home page in advance. Returns '' if that fails; the page will show why. */
const homeOf = async ({ httpServer }: ViteDevServer): Promise<string> => {
  const { port } = (httpServer?.address() ?? {}) as Partial<AddressInfo>
  const asked = fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
  return asked.then((answer) => answer.text()).catch(() => '')
}

/**
 * Returns a function that checks the content, and tells its problems in the terminal and on each
 * page (renderer/browser/content-problems.ts).
 */
const contentChecker = ({ config, ws, httpServer }: ViteDevServer, startCheck: StartCheck) => {
  let problems: ContentProblems = []
  let checking: ChildProcess | undefined
  const report = () => problems.map((problem) => problem.report).join('\n\n')
  const tell = () => ws.send('content:problems', problems)
  ws.on('content:ask', tell)
  httpServer?.once('close', () => checking?.kill())
  return () => {
    // Its findings would be outdated.
    checking?.kill()
    checking = startCheck((found) => {
      const before = report()
      problems = found
      if (report() !== before) config.logger.warn(report() || 'The content is right again.')
      tell()
    })
  }
}

/** Lists new pictures, reloads the page and checks the content after each change of it. */
const watchContent = (server: ViteDevServer, readSite: () => Site, check: () => void) => {
  const { config, httpServer, middlewares, watcher, ws } = server
  const folder = join(config.root, 'content/')
  /** Whether the content has changed since the last page request. */
  let isStale = false
  let waiting: NodeJS.Timeout | undefined
  // Runs one update at a time, or a slower list would replace a newer one.
  let updated: Promise<unknown> = Promise.resolve()
  const reload = () => ws.send({ type: 'full-reload' })
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    if (path.startsWith(join(folder, 'images/')))
      updated = updated
        .then(() => updatePictures(readSite()))
        .catch((error: Error) => config.logger.error(error.message))
    void updated.then(() => {
      isStale = true
      reload()
    })
    clearTimeout(waiting)
    waiting = setTimeout(check, checkDelay)
  })
  // A page that was loading during the change missed it.
  ws.on('connection', () => isStale && reload())
  middlewares.use((request, _response, next) => {
    if (isPage(request)) isStale = false
    next()
  })
  httpServer?.once('close', () => clearTimeout(waiting))
}

const picturesOf = memoize(
  async (site: Site) => new Map([...sitePictures(site), ...previewFiles(site)]),
)

/**
 * Returns a function that returns the drawn files of a site: the last ones while its content is
 * wrong, or the scripts and styles of the page that shows what is wrong would not load.
 */
const lastPictures = (readSite: () => Site) => {
  let last: DrawnFiles = new Map()
  return async (): Promise<DrawnFiles> => {
    try {
      last = await picturesOf(readSite())
    } catch {
      // The content check reports the error.
    }
    return last
  }
}

/** Sends the content that scripts load. */
const sendData =
  (readSite: () => Site): Connect.NextHandleFunction =>
  ({ url = '' }, response, next) => {
    const text = url.startsWith(`${sitePaths.assets}/`) ? dataFiles(readSite()).get(url) : undefined
    if (text === undefined) return next()
    response.setHeader('content-type', 'application/json')
    response.end(text)
  }

/**
 * Lists the pictures for pages, draws them on request, and checks the content, again after each
 * change.
 */
export const serveContent = async (
  server: ViteDevServer,
  readSite: () => Site,
  startCheck: StartCheck,
): Promise<void> => {
  const { httpServer, middlewares } = server
  await updatePictures(readSite())
  const prepare = async (request: IncomingMessage) => {
    // Somebody may delete the cache.
    if (!existsSync(pictureList)) await updatePictures(readSite())
    if (!isPage(request)) return
    // Vite shows errors in its overlay. Vike shows them on the error page, unless that has one too.
    await picturesOf(readSite())
    await server.ssrLoadModule('/pages/_error/+Page.tsx')
  }
  middlewares.use((request, _response, next) => void prepare(request).then(() => next(), next))
  middlewares.use(sendDrawn(lastPictures(readSite)))
  middlewares.use(sendData(readSite))
  middlewares.use(sirv(staticFolder, { dev: true }))
  const check = contentChecker(server, startCheck)
  watchContent(server, readSite, check)
  httpServer?.once('listening', async () => {
    const home = await homeOf(server)
    check()
    drawInBackground(await lastPictures(readSite)(), home)
  })
}
