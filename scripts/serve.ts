import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import sirv from 'sirv'
import type { Connect, PreviewServer } from 'vite'
import { createSite } from '../renderer/content/site.ts'
import { memoizeLast } from '../renderer/memoize.ts'
import { answerTo } from '../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt, revalidated } from '../renderer/output/delivery/headers.ts'
import { readBuiltFacts, siteFactsFile } from '../renderer/output/delivery/site.ts'
import { drawInBackground, missingIn, sendDrawn } from '../renderer/output/pictures/drawn-files.ts'
import { sitePictures } from '../renderer/output/pictures/site-pictures.ts'
import { localRelay } from './relay/relay.ts'
import { endWithParent } from './shared/terminal.ts'

const folder = 'dist/client'

/** Returns what the last build has left: the next one may change it while the site is served. */
const readBuilt = (root: string) => {
  const builtAt = memoizeLast(() => {
    const site = createSite({ root, env: process.env })
    const pictures = missingIn(folder, sitePictures(site))
    return { facts: readBuiltFacts(site), redirects: site.redirects, pictures }
  })
  return () => builtAt(String(statSync(siteFactsFile, { throwIfNoEntry: false })?.mtimeMs), '')
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** Returns what answers with the pages and files of the built site, as hosts do. */
const sendSite = (built: ReturnType<typeof readBuilt>) => {
  const sendFile = sirv(folder, { dev: true, etag: true })
  const sendPicture = sendDrawn(() => built().pictures)
  return (request: IncomingMessage, response: ServerResponse): void => {
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
}

/** Lets `vike preview` serve the site like a static host, with the local relay and inbox. */
export const servePreview = ({ middlewares, httpServer, config }: PreviewServer): void => {
  endWithParent()
  const built = readBuilt(config.root)
  // Its types are for Express, but plain requests work.
  middlewares.use(compression() as unknown as Connect.NextHandleFunction)
  middlewares.use(localRelay())
  middlewares.use(sendSite(built))
  httpServer.once('listening', () => {
    const { port } = httpServer.address() as AddressInfo
    config.logger.info(`  ➜  Inbox:   http://127.0.0.1:${port}/inbox`)
    drawInBackground(built().pictures, readFileSync(`${folder}/index.html`, 'utf8'))
  })
}
