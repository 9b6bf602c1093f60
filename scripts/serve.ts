import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import compression from 'compression'
import { createSite } from '../renderer/content/site.ts'
import { readBuiltFacts } from '../renderer/output/delivery/site.ts'
import { drawInBackground, missingIn } from '../renderer/output/drawn-files.ts'
import { readCachedPages } from '../renderer/output/page-cache.ts'
import { sitePictures } from '../renderer/output/site-pictures.ts'
import { relay } from './relay/relay.ts'
import { staticSite } from './serve/static-site.ts'

/** `npm run serve`: serves the built site like a static host, with the local relay and inbox. */
const port = Number(process.env.PORT ?? 3000)

const home = 'dist/client/index.html'
if (!existsSync(home)) {
  console.error('There is no finished build in dist/client: run npm run build, or npm start.')
  process.exit(1)
}

const site = createSite({ root: process.cwd(), env: process.env })

const handleForm = relay()
const pages = readCachedPages()
const heads = Object.values(pages).flatMap(({ head }) => head ?? [])
const pictures = missingIn('dist/client', sitePictures(site, heads))
const handlePage = staticSite('dist/client', readBuiltFacts(site), site.redirects, pictures)

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/** Compresses responses, as static hosts do. Its types are for Express, but plain requests work. */
const compress = compression() as unknown as Handler

const server = createServer((request, response) =>
  compress(request, response, () =>
    handleForm(request, response, () => handlePage(request, response)),
  ),
)
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  const way = `choose another, such as PORT=${port + 1} npm start`
  console.error(isTaken ? `Port ${port} is taken, perhaps by this site: ${way}.` : error.message)
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => {
  console.log(`The site: http://localhost:${port}\nThe inbox: http://localhost:${port}/inbox`)
  drawInBackground(pictures, readFileSync(home, 'utf8'))
})
