import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
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

/** What is sent compressed: pages, which have no ending, and what they load. */
const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

type Sent = { type: string; data: Buffer }

/** What is at an address, compressed as hosts send it; undefined for all that they send as it is. */
const compressedAt = (url: string): Sent | undefined => {
  const { pathname, search } = new URL(url, 'http://localhost')
  const ending = extname(pathname)
  const type = types[ending]
  const file = `${folder}${pathname === '/' ? '/index' : pathname}${ending === '' ? '.html' : ''}`
  if (type === undefined || !existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  return { type, data: brotliCompressSync(search === withoutPicture ? strip(text) : text) }
}

/** Serves the built site, and its pages without their first pictures. */
export const servePages = async () => {
  const sendFile = staticSite(folder, readBuiltFacts())
  const compressed = new Map<string, Sent | undefined>()
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (!compressed.has(url)) compressed.set(url, compressedAt(url))
    const sent = compressed.get(url)
    if (!sent) return sendFile(request, response)
    response.writeHead(200, {
      'content-type': sent.type,
      'content-encoding': 'br',
      'content-length': sent.data.length,
    })
    response.end(sent.data)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return { host: `http://127.0.0.1:${port}`, close: () => server.close() }
}
