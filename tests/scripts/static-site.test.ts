import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { headersAt, revalidated } from '../../renderer/delivery/headers.ts'
import { staticSite } from '../../scripts/serve/static-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const facts = { origin: 'https://site.example', relayHosts: ['https://relay.example'], cms: true }

const serve = async (redirects?: ReadonlyMap<string, string>) => {
  const folder = temporaryFolder('site')
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'es'))
  const pages = ['index.html', 'about.html', '404.html', 'es.html', 'es/about.html', 'es/404.html']
  for (const file of [...pages, 'robots.txt', 'assets/a.js'])
    writeFileSync(join(folder, file), file)
  const server = createServer(staticSite(folder, facts, redirects))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' })
}

test('a static site is only read: any other method is answered 405 with those it takes', async () => {
  const ask = await serve()
  const paths = ['/', '/about', '/about/', '/robots.txt', '/assets/a.js', '/404', '/nowhere']
  for (const path of paths)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await ask(path, method)
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([
        405,
        'GET, HEAD',
      ])
    }
  for (const method of ['GET', 'HEAD']) expect((await ask('/about', method)).status).toBe(200)
})

test('an alternative address of a page is sent on with all of its query', async () => {
  const ask = await serve()
  expect((await ask('/about/?a=b?c')).headers.get('location')).toBe('/about?a=b?c')
})

test('an unknown address, and that of the not-found page, is told so in its language', async () => {
  const ask = await serve()
  for (const [path, page] of [
    ['/nowhere', '404.html'],
    ['/404', '404.html'],
    ['/essay', '404.html'],
    ['/es/nowhere?a=/', 'es/404.html'],
    ['/es/404?a=b', 'es/404.html'],
  ] as const) {
    const answer = await ask(path)
    expect([answer.status, await answer.text()], path).toEqual([404, page])
  }
})

test('the home page of a language has the address of its folder', async () => {
  const ask = await serve()
  expect(await (await ask('/es')).text()).toBe('es.html')
  expect((await ask('/es/')).headers.get('location')).toBe('/es')
})

test('a redirect of the content is followed in one step, before a page is looked for', async () => {
  const ask = await serve(new Map([['/us', '/about']]))
  for (const path of ['/us', '/us.html', '/us/']) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, '/about'])
  }
  expect((await ask('/us', 'POST')).status).toBe(405)
})

test('every answer has the headers of the policy, and forms for editors have theirs', async () => {
  const ask = await serve(new Map([['/us', '/about']]))
  for (const path of ['/', '/us', '/about/', '/nowhere', '/assets/a.js', '/admin/settings.json']) {
    const { headers } = await ask(path)
    for (const [name, value] of Object.entries(headersAt(path, facts)))
      expect(headers.get(name), `${name} of ${path}`).toBe(value)
  }
})

test('files with a hash in their name are kept, pages asked for again, and what is missing is not kept', async () => {
  const ask = await serve()
  const kept = async (path: string) => (await ask(path)).headers.get('cache-control')
  expect(await kept('/assets/a.js')).toContain('immutable')
  expect(await kept('/robots.txt')).toContain('max-age=3600')
  for (const path of ['/', '/about', '/nowhere', '/assets/missing.js'])
    expect(await kept(path), path).toBe(revalidated)
})
