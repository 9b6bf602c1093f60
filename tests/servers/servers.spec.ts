import { readFileSync, statSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { translatedInto } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { compressFile } from '../../renderer/output/compress.ts'
import { answerTo } from '../../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt, revalidated } from '../../renderer/output/delivery/headers.ts'
import { readBuiltFacts } from '../../renderer/output/delivery/site.ts'
import { siteFolder as folderOf } from '../../renderer/output/site-folder.ts'
import { site as content } from '../project-site.ts'
import { kilobyte, pagePaths, siteFiles, siteFolder } from '../site/built-site.ts'
import { calculator } from '../site/calculator.ts'
import { contactForm } from '../site/contact-form.ts'
import { services } from '../site/content.ts'
import { arrivals, takeTime, visitor } from '../site/leads.ts'
import { expect, test } from '../strict-test.ts'
import { type Server, type ServerName, servers, start } from './start.ts'

/** The responses of common servers, to single addresses and to a visitor. */

const script =
  siteFiles.find(
    (file) => /\/chunks\/.*\.js$/.test(file) && statSync(siteFolder + file).size > kilobyte * 4,
  ) ?? ''

const contact = addressOf(linkedPages.contact)
/** Pages with a folder of the same name, and pages deep in folders. */
const beside = pagePaths.filter((path) => pagePaths.some((other) => other.startsWith(`${path}/`)))
const deepest = [...pagePaths].sort((a, b) => b.split('/').length - a.split('/').length)
const pages = [...new Set(['/', contact, ...beside.slice(0, 3), ...deepest.slice(0, 2)])]

const spelled = (path: string) =>
  path === '/'
    ? [path, '/?utm=x', '/index.html', '/index.html?utm=x']
    : [path, `${path}?utm=x`, `${path}/`, `${path}/?utm=x&b`, `${path}.html`, `${path}.html?utm=x`]

const folders = [...new Set(siteFiles.map((file) => file.slice(0, file.lastIndexOf('/'))))]
const folder = folders.find((path) => path !== '' && !pagePaths.includes(path)) ?? ''

const missing = ['/no-such-page', ...translatedInto.map((language) => `/${language}/no-such-page`)]

/** No system has files with such long names. Looking for one is an error. */
const tooLong = [
  ...[247, 251, 256, 1000].map((length) => `/${'a'.repeat(length)}`),
  `/${'%C3%B1'.repeat(130)}`,
  `/${'a'.repeat(300)}${contact}`,
]

/** Addresses that hosts handle differently unless configured. */
const addresses: readonly string[] = [
  ...pages.flatMap(spelled),
  ...[...content.redirects.keys()].slice(0, 4).flatMap(spelled),
  ...missing.flatMap(spelled),
  ...[sitePaths.notFound, ...translatedInto.map(notFoundIn)].flatMap(spelled),
  contact.toUpperCase(),
  `/${contact}`,
  folder,
  `${folder}/`,
  `${sitePaths.assets}/no-such-script.js`,
  `${script}?again`,
  `${sitePaths.siteMap}/`,
  ...tooLong.flatMap(spelled),
  '/_headers',
  '/_redirects',
  '/.env',
  sitePaths.siteMap,
  sitePaths.robots,
  sitePaths.manifest,
  script,
]

const files = new Set(siteFiles)
const site = { has: (file: string) => files.has(file), redirects: content.redirects }
const facts = readBuiltFacts(content)
/** Files that the served site also has compressed. */
const compressed = ['/index.html', '/404.html', sitePaths.siteMap, script]
const picture = siteFiles.find((file) => file.endsWith('.webp')) ?? ''

/** Requests exactly this path from a server, and follows no redirect. */
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
 * Tests a server's responses, by the same table for all.
 * @param zeroStatus the status for an address with a null character, which no file name can have.
 */
const testAnswers = (origin: () => string, zeroStatus: 400 | 404 = 404) => {
  test('every address follows the rules of the site, with its headers', async () => {
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

  test('an address that no file can have is not a server error', async () => {
    for (const address of ['/%00', `${contact}%00`, '/%00.html'])
      expect((await ask(origin(), address)).status, address).toBe(zeroStatus)
  })

  test('texts are compressed for clients that accept it', async () => {
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

  test('a range of a file is sent alone, and an unchanged file is not sent again', async () => {
    const part = await ask(origin(), picture, { range: 'bytes=4-9' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 4-9/${statSync(siteFolder + picture).size}`)
    expect(part.body.equals(readFileSync(siteFolder + picture).subarray(4, 10))).toBe(true)
    for (const path of ['/', contact, picture]) {
      const { etag = '' } = (await ask(origin(), path)).headers
      const again = await ask(origin(), path, { 'if-none-match': etag })
      expect([again.status, again.body.length], path).toEqual([304, 0])
    }
  })

  test('files have their types, and the site is read-only', async () => {
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

const compress = async (site: string) => {
  for (const file of compressed) await compressFile(file, folderOf(site))
}

/** Tests the main journey of a visitor in a browser. */
const testJourney = (origin: () => string) =>
  test('from home to a message sent, and on to an estimate', async ({ browser, request }) => {
    const page = await browser.newPage({ baseURL: origin(), reducedMotion: 'reduce' })
    await takeTime(page)
    await page.goto('/')
    const [service] = services
    const path = service ? addressOf(service) : ''
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    const contactLink = page.locator(`a[href="${contact}"]:visible`)
    await contactLink.first().click()
    const form = contactForm(page)
    const sender = visitor()
    await form.fill('long', sender)
    await form.send()
    await expect(form.thanks).toBeVisible()
    await expect.poll(() => arrivals(request, sender)).toBe(1)
    const owner = visitor()
    await calculator(page, 'roof').openResult(owner)
    await expect.poll(() => arrivals(request, owner)).toBe(1)
    await page.close()
  })

const testInstalled = (name: ServerName) => {
  let server: Server | undefined
  const origin = () => server?.origin ?? ''

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a hook needs from it.
  test.beforeAll(async ({}, { project: { outputDir, use } }) => {
    server = await start(name, `${outputDir}/servers/${name}`, use.baseURL ?? '', compress)
  })
  test.afterAll(() => server?.stop())

  testAnswers(origin, name === 'nginx' ? 400 : 404)
  testJourney(origin)
}

// Each server is started once for all of its tests.
test.describe.configure({ mode: 'default' })

test.describe('npm start', () => testAnswers(() => test.info().project.use.baseURL ?? ''))

for (const name of ['nginx', 'Caddy'] as const)
  if (servers[name].isInstalled) test.describe(name, () => testInstalled(name))
  else test.skip(`${name} was not tested: install ${servers[name].packages}`, () => undefined)
