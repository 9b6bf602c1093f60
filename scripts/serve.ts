import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import compression from 'compression'
import sirv from 'sirv'
import type { PreviewServer } from 'vite'
import { portOf } from '../renderer/content/environment.ts'
import type { Redirects } from '../renderer/content/redirects.ts'
import { createSite } from '../renderer/content/site.ts'
import { filesIn } from '../renderer/files-in.ts'
import { answerTo } from '../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt, revalidated } from '../renderer/output/delivery/headers.ts'
import { readBuiltFacts, type SiteFacts } from '../renderer/output/delivery/site.ts'
import {
  type DrawnFiles,
  drawInBackground,
  missingIn,
  sendDrawn,
} from '../renderer/output/pictures/drawn-files.ts'
import { sitePictures } from '../renderer/output/pictures/site-pictures.ts'
import { localRelay } from './relay/relay.ts'
import { command, endWithParent, InputError, type Project } from './shared/terminal.ts'

/**
 * Serves the built site in a folder, as it is at the time of the call, the way a static host does.
 * @param pictures of the site that are drawn on request.
 */
export const staticSite = (
  folder: string,
  facts: SiteFacts,
  redirects: Redirects = new Map(),
  pictures: DrawnFiles = new Map(),
) => {
  const files = new Set([
    ...filesIn(folder).map((file) => `/${file}`),
    ...[...pictures.keys()].map((path) => `/${path}`),
  ])
  const site = { has: (file: string) => files.has(file), redirects }
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true })
  const sendPicture = sendDrawn(() => pictures)

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method = '' } = request
    const [path = '/'] = url.split('?')
    for (const [name, value] of Object.entries(headersAt(path, facts)))
      response.setHeader(name, value)
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const answer = answerTo(url, site)
    if (answer.status === 301) {
      response.writeHead(301, { location: answer.location, 'cache-control': revalidated }).end()
    } else if (answer.status === 404) {
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': revalidated,
      })
      response.end(files.has(answer.file) ? readFileSync(folder + answer.file) : undefined)
    } else {
      response.setHeader('cache-control', cacheControl(path))
      const asked = Object.assign(request, { url: encodeURI(answer.file) })
      sendPicture(asked, response, (error) => {
        if (error) console.error(error)
        sendFile(asked, response)
      })
    }
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/** Compresses responses, as static hosts do. Its types are for Express, but plain requests work. */
const compress = compression() as unknown as Handler

const home = 'dist/client/index.html'

/** Serves the built site with the local relay and inbox, and draws what it still lacks. */
const builtSite = async (project: Pick<Project, 'root' | 'env'>) => {
  const site = createSite(project)
  const pictures = missingIn('dist/client', sitePictures(site))
  const sendPage = staticSite('dist/client', readBuiltFacts(site), site.redirects, pictures)
  const handleForm = localRelay()
  return {
    drawPictures: () => drawInBackground(pictures, readFileSync(home, 'utf8')),
    answer: (request: IncomingMessage, response: ServerResponse): void =>
      compress(request, response, () =>
        handleForm(request, response, () => sendPage(request, response)),
      ),
  }
}

/** Lets `vike preview` serve the site as `npm run serve` does. */
export const servePreview = async ({
  middlewares,
  config: { root },
}: PreviewServer): Promise<void> => {
  const { answer, drawPictures } = await builtSite({ root, env: process.env })
  middlewares.use(answer)
  drawPictures()
}

/** `npm run serve`: serves the built site like a static host, with the local relay and inbox. */
export const runServe = command(
  'npm run serve takes no options: PORT moves it.',
  (args) => parseArgs({ args }),
  async (_, project) => {
    if (!existsSync(home))
      throw new InputError(
        'There is no finished build in dist/client: run npm run build, or npm start.',
      )
    endWithParent()
    const port = portOf(project.env)
    const { answer, drawPictures } = await builtSite(project)
    const server = createServer(answer).listen(port, '127.0.0.1')
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const way = `choose another, such as PORT=${port + 1} npm start`
      throw new InputError(
        isTaken ? `Port ${port} is taken, perhaps by this site: ${way}.` : error.message,
      )
    })
    project.output.log(
      `The site: http://localhost:${port}\nThe inbox: http://localhost:${port}/inbox`,
    )
    drawPictures()
    return 0
  },
)
