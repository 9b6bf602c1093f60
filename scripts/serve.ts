import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import compression from 'compression'
import sirv from 'sirv'
import type { PreviewServer } from 'vite'
import { portOf } from '../renderer/content/environment.ts'
import { createSite } from '../renderer/content/site.ts'
import { memoizeLast } from '../renderer/memoize.ts'
import { answerTo } from '../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt, revalidated } from '../renderer/output/delivery/headers.ts'
import { readBuiltFacts, siteFactsFile } from '../renderer/output/delivery/site.ts'
import { drawInBackground, missingIn, sendDrawn } from '../renderer/output/pictures/drawn-files.ts'
import { sitePictures } from '../renderer/output/pictures/site-pictures.ts'
import { localRelay } from './relay/relay.ts'
import { command, endWithParent, InputError, type Project } from './shared/terminal.ts'

const folder = 'dist/client'
const home = `${folder}/index.html`

/** Returns what the last build has left: the next one may change it while the site is served. */
const readBuilt = (project: Pick<Project, 'root' | 'env'>) => {
  const builtAt = memoizeLast(() => {
    const site = createSite(project)
    const pictures = missingIn(folder, sitePictures(site))
    return { facts: readBuiltFacts(site), redirects: site.redirects, pictures }
  })
  return () => builtAt(String(statSync(siteFactsFile, { throwIfNoEntry: false })?.mtimeMs), '')
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/** Compresses responses, as static hosts do. Its types are for Express, but plain requests work. */
const compress = compression() as unknown as Handler

/** Serves the built site the way a static host does, with the local relay and inbox. */
const builtSite = (project: Pick<Project, 'root' | 'env'>) => {
  const built = readBuilt(project)
  const sendFile = sirv(folder, { dev: true, etag: true })
  const sendPicture = sendDrawn(() => built().pictures)
  const handleForm = localRelay()

  const sendPage = (request: IncomingMessage, response: ServerResponse): void => {
    const { facts, redirects, pictures } = built()
    const { url = '/', method = '' } = request
    const [path = '/'] = url.split('?')
    const has = (file: string) => pictures.has(file.slice(1)) || isFile(folder + file)
    const answer = answerTo(url, { has, redirects })
    const cached = answer.status === 200 ? cacheControl(path) : revalidated
    for (const [name, value] of Object.entries(headersAt(path, facts)))
      response.setHeader(name, value)
    response.setHeader('cache-control', cached)
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
    } else if (answer.status === 301) {
      response.writeHead(301, { location: answer.location }).end()
    } else if (answer.status === 404) {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(has(answer.file) ? readFileSync(folder + answer.file) : undefined)
    } else {
      const asked = Object.assign(request, { url: encodeURI(answer.file) })
      sendPicture(asked, response, (error) => {
        if (error) console.error(error)
        sendFile(asked, response)
      })
    }
  }
  return {
    drawPictures: () => drawInBackground(built().pictures, readFileSync(home, 'utf8')),
    answer: (request: IncomingMessage, response: ServerResponse): void =>
      compress(request, response, () =>
        handleForm(request, response, () => sendPage(request, response)),
      ),
  }
}

/** Lets `vike preview` serve the site as `npm run serve` does. */
export const servePreview = ({ middlewares, config: { root } }: PreviewServer): void => {
  const { answer, drawPictures } = builtSite({ root, env: process.env })
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
    const { answer, drawPictures } = builtSite(project)
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
