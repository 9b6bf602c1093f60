import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { readBuiltFacts } from '../../renderer/build/read-site-facts.ts'
import { staticSite } from '../serve/static-site.ts'

const folder = 'dist/client'

/** Ends the address of a page that is to be served without its first picture. */
export const withoutPicture = '?without-picture'

/** Takes out what makes, announces and previews the first picture. */
const strip = (html: string): string =>
  html
    .replace(/<link rel="preload" as="image"[^>]*>/, '')
    .replace(/<img [^>]*src="data:image[^>]*>(?=<picture>)/, '')
    .replace(/<picture>(?:(?!<\/picture>).)*fetchPriority(?:(?!<\/picture>).)*<\/picture>/s, '')

/** The page at an address, compressed as hosts send it; undefined for all that is no page. */
const pageAt = (url: string): Buffer | undefined => {
  const { pathname, search } = new URL(url, 'http://localhost')
  const file = `${folder}${pathname === '/' ? '/index' : pathname}.html`
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  return brotliCompressSync(search === withoutPicture ? strip(html) : html)
}

/** Serves the built site, and its pages without their first pictures. */
export const servePages = async () => {
  const sendFile = staticSite(folder, readBuiltFacts())
  const pages = new Map<string, Buffer | undefined>()
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (!pages.has(url)) pages.set(url, pageAt(url))
    const page = pages.get(url)
    if (!page) return sendFile(request, response)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    })
    response.end(page)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return { host: `http://127.0.0.1:${port}`, close: () => server.close() }
}
