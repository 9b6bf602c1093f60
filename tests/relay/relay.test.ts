import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { nextPage } from '../../scripts/relay/answer.ts'
import { freshFile, startRelay } from './local-server.ts'

const multipart = 'multipart/form-data; boundary=x'
const urlEncoded = 'application/x-www-form-urlencoded'
const emptyField = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

describe('the local relay', () => {
  test('accepts a form like FormSubmit and shows it in the inbox', async () => {
    const { send, inbox } = await startRelay()
    const answer = await send({ name: 'Ana', _subject: 'New message from Ana' })
    expect(await answer.json()).toEqual({
      success: 'true',
      message: 'The form was submitted successfully.',
    })
    expect(await inbox()).toContain('New message from Ana')
  })

  test('sends a browser that posts the form itself on to the page of _next, on this server', async () => {
    const { send } = await startRelay()
    const answer = await send({ name: 'Ana', _next: 'https://a.example/b#thank-you' }, '/relay')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/b#thank-you'])
  })

  test('accepts a URL-encoded form too', async () => {
    const { post, leads } = await startRelay()
    await post('/relay/ajax', new URLSearchParams({ name: 'Ana' }))
    expect(await leads()).toMatchObject([{ fields: { name: 'Ana' } }])
  })

  test.each([
    ['from nowhere', { name: 'Ana' }, { origin: '' }],
    ['without a field', { _template: 'table' }, {}],
  ])('refuses with status 200 a form %s, as FormSubmit does', async (_, fields, headers) => {
    const { send, leads } = await startRelay()
    const answer = await send(fields, '/relay/ajax', headers)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: 'false' })
    expect(await leads()).toEqual([])
  })

  test('refuses anything that is not a form, in JSON or with a page', async () => {
    const { post } = await startRelay()
    const json = { 'content-type': 'application/json' }
    expect(await (await post('/relay/ajax', '{}', json)).json()).toMatchObject({ success: 'false' })
    expect(await (await post('/relay', '{}', json)).text()).toContain('could not be read')
  })

  test('drops what a robot sent, but answers with success', async () => {
    const { send, leads } = await startRelay()
    const answer = await send({ name: 'Robot', _honey: 'filled' })
    expect(await answer.json()).toMatchObject({ success: 'true' })
    expect(await leads()).toEqual([])
  })

  test('never answers with success if the lead cannot be written', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => complain.mockRestore())
    const file = freshFile()
    mkdirSync(file)
    const { send } = await startRelay({ file })
    for (const path of ['/relay', '/relay/ajax'] as const)
      expect((await send({ name: 'Ana' }, path)).status).toBe(500)
  })

  test('closes the connection of a form that does not end', async () => {
    const { port, send } = await startRelay({ timeout: 100 })
    const connection = connect(port, '127.0.0.1')
    connection.write('POST /relay HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nname=Ana')
    expect(await text(connection)).toMatch(/^HTTP\/1.1 408 /)
    expect((await send({ name: 'Ana' })).status).toBe(200)
  })

  test.each([
    ['/relay', 'GET', 'POST'],
    ['/relay/ajax', 'DELETE', 'POST'],
    ['/inbox', 'PUT', 'GET, HEAD'],
    ['/inbox/clear', 'GET', 'POST'],
  ])('at %s answers %s with 405 and what it takes', async (path, method, allowed) => {
    const { origin } = await startRelay()
    const answer = await fetch(origin + path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  })
})

describe('a form over a limit', () => {
  const file = (megabytes: number) => new File([Buffer.alloc(megabytes * 1024 * 1024)], 'big.jpg')
  const files = (count: number, megabytes = 1) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`photo${n}`, file(megabytes)]))

  test.each([
    ['300 KB of text', { message: 'a'.repeat(300_000) }, 'larger than 256 KB'],
    ['30 MB of text', { message: 'a'.repeat(30_000_000) }, 'larger than 20 MB'],
    ['a file of 11 MB', files(1, 11), 'big.jpg is larger than 10 MB'],
    ['three files of 7 MB', files(3, 7), 'larger than 20 MB'],
    ['eleven files', files(11), 'more than 10 files'],
  ])('of %s is refused after all of it, in JSON and with a page', async (_, fields, reason) => {
    const { send, leads } = await startRelay()
    const answer = await send({ name: 'Ana', ...fields })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      success: 'false',
      message: expect.stringContaining(reason),
    })
    const page = await send({ name: 'Ana', ...fields }, '/relay')
    expect(page.status).toBe(413)
    expect(await page.text()).toContain(reason)
    expect(await leads()).toEqual([])
  })

  test.each([
    [201, urlEncoded],
    [3_300_000, urlEncoded],
    [201, multipart],
    [250_000, multipart],
  ])('of %i fields as %s is refused, and one of 200 is not', async (count, type) => {
    const { post, leads } = await startRelay()
    const sendFields = (number: number) =>
      post(
        '/relay/ajax',
        type === multipart
          ? `${emptyField.repeat(number)}--x--\r\n`
          : Array(number).fill('a=b').join('&'),
        { 'content-type': type },
      )
    expect((await sendFields(count)).status).toBe(413)
    expect(await leads()).toEqual([])
    expect((await sendFields(200)).status).toBe(200)
  })
})

describe('the page after a form', () => {
  test.each([
    ['https://www.sample.example/financing?from=form#thank-you', '/financing?from=form#thank-you'],
    ['http://localhost:3000/financing', '/financing'],
    ['https://www.sample.example', '/'],
    ['/a/../financing#thank-you', '/financing#thank-you'],
    ['/sp\u00e4ter\r\nset-cookie: a', '/sp%C3%A4terset-cookie:%20a'],
  ])('of %j is %s on this server', (next, path) => expect(nextPage(next)).toBe(path))

  test.each([
    undefined,
    '',
    'http://[',
    'javascript:alert(1)',
    'data:text/html,<h1>Hi</h1>',
    'blob:https://elsewhere.example/5f8e',
    '/.//elsewhere.example',
    'https://www.sample.example/\\elsewhere.example',
  ])('of %j is the contact page with its thanks', (next) =>
    expect(nextPage(next)).toBe(`${addressOf(linkedPages.contact)}#thank-you`),
  )

  test('is on this server, whatever was sent', () => {
    const pieces = ['/', '\\', ':', '.', '..', '@', '#', '?', '\t', 'https', 'x', '%2f', 'a.b']
    const address = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), address), (next) => {
        const here = 'http://localhost:3000'
        expect(new URL(nextPage(next), here).origin).toBe(here)
      }),
      { numRuns: 1000 },
    )
  })
})
