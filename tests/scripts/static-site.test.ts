import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { headersAt, revalidated } from '../../renderer/delivery/headers.ts'
import { staticSite } from '../../scripts/serve/static-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const facts = { origin: 'https://site.example', relayHosts: ['https://relay.example'], cms: true }

const serve = async () => {
  const folder = temporaryFolder('site')
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'es'))
  const pages = ['index.html', 'about.html', '404.html', 'es.html', 'es/about.html', 'es/404.html']
  for (const file of [...pages, 'robots.txt', 'assets/a.js'])
    writeFileSync(join(folder, file), file)
  const server = createServer(staticSite(folder, facts, new Map([['/us', '/about']])))
  await once(server.listen(0, '127.0.0.1'), 'listening')
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
  for (const path of ['/', '/about/', '/us', '/assets/a.js', '/nowhere'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(path, method)
      expect([status, headers.get('allow')], `${method} ${path}`).toEqual([405, 'GET, HEAD'])
    }
  for (const method of ['GET', 'HEAD']) expect((await ask('/about', method)).status).toBe(200)
})

test.each([
  ['/about/?a=b?c', '/about?a=b?c'],
  ['/es/', '/es'],
  ['/us', '/about'],
  ['/us.html', '/about'],
])('%s is sent on to %s', async (path, location) => {
  const { status, headers } = await (await serve())(path)
  expect([status, headers.get('location')]).toEqual([301, location])
})

test.each([
  ['/es', 200, 'es.html'],
  ['/nowhere', 404, '404.html'],
  ['/404', 404, '404.html'],
  ['/essay', 404, '404.html'],
  ['/es/nowhere?a=/', 404, 'es/404.html'],
])('%s is answered %i with %s', async (path, status, file) => {
  const answer = await (await serve())(path)
  expect([answer.status, await answer.text()]).toEqual([status, file])
})

test('every answer has the headers of the policy, and forms for editors have theirs', async () => {
  const ask = await serve()
  for (const path of ['/', '/us', '/about/', '/nowhere', '/assets/a.js', '/admin/settings.json'])
    expect(Object.fromEntries((await ask(path)).headers), path).toMatchObject(
      Object.fromEntries(new Headers(headersAt(path, facts))),
    )
})

test('files with a hash in their name are cached, pages revalidated, and what is missing is not cached', async () => {
  const ask = await serve()
  const cached = async (path: string) => (await ask(path)).headers.get('cache-control')
  expect(await cached('/assets/a.js')).toContain('immutable')
  expect(await cached('/robots.txt')).toContain('max-age=3600')
  for (const path of ['/', '/about', '/nowhere', '/assets/missing.js'])
    expect(await cached(path), path).toBe(revalidated)
})
