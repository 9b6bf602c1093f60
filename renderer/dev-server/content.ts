import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
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
import { pictureList, updatePictures } from '../output/pictures/picture-sizes.ts'
import { sitePictures } from '../output/pictures/site-pictures.ts'

/** The problems in each content file, and the addresses of its pages. */
export type ContentProblems = readonly { report: string; pages: readonly string[] }[]

let lastProblems: ContentProblems = []

const reportOf = (problems: ContentProblems): string =>
  problems.map(({ report }) => report).join('\n\n')

/** In milliseconds: lets the edited page render first, because two cores cannot do both at once. */
const checkDelay = 400

/** Checks the content in a process of its own, and calls `found` with its problems. */
export type StartCheck = (found: (problems: ContentProblems) => void) => ChildProcess

const picturesOf = memoize(async (site: Site) => sitePictures(site))

/**
 * Returns a function that returns the drawn files of a site: the last ones while its content is
 * wrong, or the scripts and styles of the page that shows what is wrong would not load.
 */
const drawnFilesOf = (readSite: () => Site) => {
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
const watchContent = (server: ViteDevServer, readSite: () => Site, startCheck: StartCheck) => {
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
    picturesOf(readSite()).then((files) => drawInBackground(files, home), console.error)
  })
  server.httpServer?.once('close', () => {
    clearTimeout(waiting)
    checking?.kill()
    lastProblems = []
  })
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
  const listPictures = async () => existsSync(pictureList) || updatePictures(readSite())
  await updatePictures(readSite())
  // Somebody may delete the cache.
  server.middlewares.use(
    (_request, _response, next) => void listPictures().then(() => next(), next),
  )
  const load = async () => {
    await picturesOf(readSite())
    await server.ssrLoadModule('/pages/_error/+Page.tsx')
  }
  // Vite shows errors in its overlay. Vike shows them on the error page, unless that has one too.
  server.middlewares.use(({ headers }, _response, next) => {
    const isPage = headers.accept?.includes('text/html')
    Promise.resolve(isPage && load()).then(() => next(), next)
  })
  server.middlewares.use(sendDrawn(drawnFilesOf(readSite)))
  server.middlewares.use(sendData(readSite))
  server.middlewares.use(sirv(staticFolder, { dev: true }))
  watchContent(server, readSite, startCheck)
}
