import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { nextPage } from '../../scripts/relay/next-page.ts'
import { startRelay } from './local-server.ts'

describe('the local relay', () => {
  test('accepts a form like FormSubmit and shows it in the inbox', async () => {
    const { send, inbox } = await startRelay()
    const answer = await send({ name: 'Ana', message: 'A leak', _subject: 'New message from Ana' })
    expect(await answer.json()).toEqual({
      success: 'true',
      message: 'The form was submitted successfully.',
    })
    expect(await inbox()).toContain('New message from Ana')
  })

  test('sends a browser that posts the form itself on to the page of _next, on this server', async () => {
    const { send } = await startRelay()
    const next = async (_next: string) => {
      const answer = await send({ name: 'Ana', _next }, '/relay')
      expect(answer.status).toBe(303)
      return answer.headers.get('location')
    }
    expect(await next('https://www.sample.example/contact#thank-you')).toBe('/contact#thank-you')
    expect(await next('javascript:alert(1)')).toBe(nextPage())
  })

  test('accepts a URL-encoded form too', async () => {
    const { origin, leads } = await startRelay()
    const answer = await fetch(`${origin}/relay/ajax`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ana' }),
      headers: { origin },
    })
    expect(await answer.json()).toMatchObject({ success: 'true' })
    expect(await leads()).toMatchObject([{ fields: { name: 'Ana' } }])
  })

  test('refuses with status 200 a form from nowhere, as FormSubmit does', async () => {
    const { send } = await startRelay()
    const answer = await send({ name: 'Ana' }, '/relay/ajax', { origin: '' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: 'false' })
  })

  test('refuses a form without a field', async () => {
    const { send } = await startRelay()
    expect(await (await send({ _template: 'table' })).json()).toMatchObject({ success: 'false' })
  })

  test('refuses anything that is not a form, in JSON or with a page', async () => {
    const { origin } = await startRelay()
    const post = (path: string) =>
      fetch(origin + path, {
        method: 'POST',
        body: '{}',
        headers: { origin, 'content-type': 'application/json' },
      })
    expect(await (await post('/relay/ajax')).json()).toMatchObject({ success: 'false' })
    expect(await (await post('/relay')).text()).toContain('could not be read')
  })

  test.each([300, 30_000])('refuses a form with %i KB of text, after all of it', async (size) => {
    const { send, leads } = await startRelay()
    const answer = await send({ message: 'a'.repeat(size * 1000) })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      success: 'false',
      message: expect.stringMatching(/larger than \d+ [KM]B/),
    })
    expect(await leads()).toEqual([])
  })

  const urlEncoded = 'application/x-www-form-urlencoded'
  const multipart = 'multipart/form-data; boundary=x'
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  test.each([
    [201, urlEncoded],
    [3_300_000, urlEncoded],
    [201, multipart],
    [250_000, multipart],
  ])('refuses a form with more than 200 fields: %i as %s', async (count, type) => {
    const { origin, leads } = await startRelay()
    const sendFields = (number: number) =>
      fetch(`${origin}/relay/ajax`, {
        method: 'POST',
        body:
          type === multipart
            ? `${field.repeat(number)}--x--\r\n`
            : Array(number).fill('a=b').join('&'),
        headers: { origin, 'content-type': type },
      })
    const answer = await sendFields(count)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      success: 'false',
      message: expect.stringContaining('more than 200 fields'),
    })
    expect(await leads()).toEqual([])
    expect((await sendFields(200)).status).toBe(200)
  })

  test('closes the connection of a form that does not end', async () => {
    const { port, send } = await startRelay(undefined, undefined, 100)
    const connection = connect(port, '127.0.0.1')
    connection.write('POST /relay HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nname=Ana')
    expect(await text(connection)).toMatch(/^HTTP\/1.1 408 /)
    expect((await send({ name: 'Ana' })).status).toBe(200)
  })

  test('answers a method that an address does not take with 405 and those it does', async () => {
    const { origin } = await startRelay()
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
      for (const path of ['/relay', '/relay/ajax']) {
        const answer = await fetch(origin + path, { method })
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
      }
    expect((await fetch(`${origin}/inbox`, { method: 'HEAD' })).status).toBe(200)
    const put = await fetch(`${origin}/inbox`, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('drops what a robot sent, but answers with success', async () => {
    const { send, inbox } = await startRelay()
    expect(await (await send({ name: 'Robot', _honey: 'filled' })).json()).toMatchObject({
      success: 'true',
    })
    expect(await inbox()).toContain('No leads yet')
  })
})
