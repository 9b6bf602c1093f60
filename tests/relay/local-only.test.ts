import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { isLocal } from '../../scripts/relay/local-only.ts'
import { startRelay } from './local-server.ts'

const local = (host: string | undefined, origin?: string) =>
  isLocal({
    method: origin === undefined ? 'GET' : 'POST',
    headers: { ...(host && { host }), ...(origin !== undefined && { origin }) },
  })

describe('a request from this computer', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:4173',
    '[::1]:3000',
    '[::1]',
  ])('has the host %s', (host) => expect(local(host)).toBe(true))

  test.each([
    'sample.example',
    'localhost.sample.example',
    'localhost:3000.sample.example',
    '127.0.0.1.sample.example',
    '192.168.1.5:3000',
    '::1',
    'x@localhost',
    undefined,
  ])('does not have the host %s', (host) => expect(local(host)).toBe(false))

  test('that changes something must come from a page of the very host and port, or no page', () => {
    expect(local('localhost:3000', 'http://localhost:3000')).toBe(true)
    expect(local('[::1]:3000', 'http://[::1]:3000')).toBe(true)
    for (const origin of [
      'http://localhost:3001',
      'http://localhost',
      'http://127.0.0.1:3000',
      'https://sample.example',
      'http://localhost.sample.example',
      'null',
      '',
      'file://',
      'http://localhost:3000@sample.example',
    ])
      expect(local('localhost:3000', origin)).toBe(false)
    expect(isLocal({ method: 'POST', headers: { host: 'localhost' } })).toBe(true)
  })

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
    const headers = { host: 'localhost:3000', 'sec-fetch-site': site, 'sec-fetch-mode': mode }
    expect(isLocal({ method, headers })).toBe(allowed)
  })
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
