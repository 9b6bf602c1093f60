import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { isLocal } from '../../scripts/relay/local-only.ts'
import { startRelay } from './local-server.ts'

const own = 'localhost:3000'

describe('a request from this computer', () => {
  test.each([own, 'localhost', 'LOCALHOST:3000', '127.0.0.1:4173', '[::1]:3000', '[::1]'])(
    'has the host %s',
    (host) => expect(isLocal({ method: 'GET', headers: { host } })).toBe(true),
  )

  test.each([
    'sample.example',
    'localhost.sample.example',
    'localhost:3000.sample.example',
    '192.168.1.5:3000',
    '::1',
    'x@localhost',
    '',
  ])('does not have the host "%s"', (host) =>
    expect(isLocal({ method: 'GET', headers: { host } })).toBe(false),
  )

  test.each([
    ['http://localhost:3000', true],
    ['http://localhost:3001', false],
    ['http://localhost', false],
    ['http://127.0.0.1:3000', false],
    ['https://sample.example', false],
    ['http://localhost:3000@sample.example', false],
    ['null', false],
    ['', false],
  ])('comes from a page of the very host and port: from "%s" is %s', (origin, allowed) =>
    expect(isLocal({ method: 'POST', headers: { host: own, origin } })).toBe(allowed),
  )

  test.each([
    ['POST', 'same-origin', 'navigate', true],
    ['POST', 'same-site', 'navigate', false],
    ['POST', 'cross-site', 'no-cors', false],
    ['GET', 'none', 'navigate', true],
    ['GET', 'same-origin', 'no-cors', true],
    ['GET', 'cross-site', 'navigate', true],
    ['GET', 'same-site', 'no-cors', false],
    ['GET', 'cross-site', 'cors', false],
  ])('as a browser marks it: %s %s %s is %s', (method, site, mode, allowed) => {
    const headers = { host: own, 'sec-fetch-site': site, 'sec-fetch-mode': mode }
    expect(isLocal({ method, headers })).toBe(allowed)
  })

  test('may change anything if no page sent it', () =>
    expect(isLocal({ method: 'POST', headers: { host: own } })).toBe(true))
})

describe('the local relay', () => {
  const ask = (port: number, method: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((answered, failed) => {
      request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
        response.resume()
        answered(response.statusCode)
      })
        .on('error', failed)
        .end()
    })

  const inboxPaths = ['/inbox', '/inbox/leads', '/inbox/lead', '/inbox/photo']

  test('answers 403 to a foreign host name, at every address of the inbox', async () => {
    const { port } = await startRelay()
    for (const path of inboxPaths)
      expect(await ask(port, 'GET', path, { host: 'sample.example' })).toBe(403)
  })

  test('does not let a page of another port clear the inbox, set the part or read leads', async () => {
    const { port, send, leads, inbox } = await startRelay()
    await send({ name: 'Ana' })
    const headers = { host: `localhost:${port}`, origin: `http://localhost:${port + 1}` }
    for (const path of ['/inbox/clear', '/relay/part'])
      expect(await ask(port, 'POST', path, headers)).toBe(403)
    for (const path of inboxPaths) expect(await ask(port, 'GET', path, headers)).toBe(403)
    expect(await leads()).toHaveLength(1)
    expect(await inbox()).toContain('now plays <strong>Delivered')
  })
})
