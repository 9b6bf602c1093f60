import { readFileSync, statSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { answerTo } from '../../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt, revalidated } from '../../renderer/output/delivery/headers.ts'
import { readBuiltFacts } from '../../renderer/output/delivery/site.ts'
import { site as content } from '../project-site.ts'
import { siteFiles, siteFolder } from '../site/built-site.ts'
import { expect, test } from '../strict-test.ts'
import { addresses } from './address-table.ts'

const kilobyte = 1024
const files = new Set(siteFiles)
const site = { has: (file: string) => files.has(file), redirects: content.redirects }
const facts = readBuiltFacts(content)
const script =
  siteFiles.find(
    (file) => /\/chunks\/.*\.js$/.test(file) && statSync(siteFolder + file).size > kilobyte * 4,
  ) ?? ''
/** Files of which the served site has compressed ones. */
export const compressed = ['/index.html', '/404.html', sitePaths.siteMap, script]
const picture = siteFiles.find((file) => file.endsWith('.webp')) ?? ''

/** Asks a server for exactly this path, and takes the answer as it comes: no redirect is followed. */
const ask = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, method, headers }, (response) => {
      const { statusCode: status = 0 } = response
      buffer(response).then((body) => answered({ status, headers: response.headers, body }), failed)
    })
      .once('error', failed)
      .end()
  })

/**
 * Tests what a server answers, by the same table for all.
 * @param zeroStatus what it answers to an address with a zero, which no file can be called.
 */
export const testAnswers = (origin: () => string, zeroStatus: 400 | 404 = 404) => {
  test('every address is answered by the rules of the site, with its headers', async () => {
    for (const address of addresses) {
      const expected = answerTo(address, site)
      const answer = await ask(origin(), address)
      const [path = ''] = address.split('?')
      expect(answer.status, address).toBe(expected.status)
      if (expected.status === 301) expect(answer.headers.location, address).toBe(expected.location)
      else expect(answer.body.equals(readFileSync(siteFolder + expected.file)), address).toBe(true)
      for (const [name, value] of Object.entries(headersAt(path, facts)))
        expect(answer.headers[name.toLowerCase()], `${name} of ${address}`).toBe(value)
      expect(answer.headers['cache-control'], address).toBe(
        expected.status === 200 ? cacheControl(path) : revalidated,
      )
    }
  })

  test('an address that no file can have is not the fault of the server', async () => {
    for (const address of ['/%00', `${addressOf(linkedPages.contact)}%00`, '/%00.html'])
      expect((await ask(origin(), address)).status, address).toBe(zeroStatus)
  })

  test('texts come compressed to whoever takes that', async () => {
    for (const file of compressed.filter((one) => one !== '/404.html'))
      for (const [encoding, decompress] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const path = file === '/index.html' ? '/' : file
        const answer = await ask(origin(), path, { 'accept-encoding': encoding })
        expect(answer.headers['content-encoding'], path).toBe(encoding)
        expect(answer.headers.vary, path).toMatch(/accept-encoding/i)
        expect(decompress(answer.body).equals(readFileSync(siteFolder + file)), path).toBe(true)
      }
  })

  test('a part of a file is sent alone, and a file that is known is not sent again', async () => {
    const part = await ask(origin(), picture, { range: 'bytes=4-9' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 4-9/${statSync(siteFolder + picture).size}`)
    expect(part.body.equals(readFileSync(siteFolder + picture).subarray(4, 10))).toBe(true)
    for (const path of ['/', addressOf(linkedPages.contact), picture]) {
      const { etag = '' } = (await ask(origin(), path)).headers
      const again = await ask(origin(), path, { 'if-none-match': etag })
      expect([again.status, again.body.length], path).toEqual([304, 0])
    }
  })

  test('types are told, and the site is only read', async () => {
    const types = {
      '/': 'text/html; charset=utf-8',
      [script]: /javascript/,
      [sitePaths.manifest]: /json/,
      [siteFiles.find((file) => file.endsWith('.avif')) ?? '']: 'image/avif',
      [siteFiles.find((file) => file.endsWith('.woff2')) ?? '']: 'font/woff2',
    }
    for (const [path, type] of Object.entries(types)) {
      const { headers } = await ask(origin(), path, {}, 'HEAD')
      expect(headers['content-type']?.replace(/;(?=\S)/, '; '), path).toMatch(type)
    }
    expect((await ask(origin(), '/', {}, 'POST')).status).toBe(405)
  })
}
