import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { leadStore } from '../../scripts/relay/lead-store.ts'
import { relay } from '../../scripts/relay/relay.ts'

let file: string
let server: Server
let origin: string

const start = async () => {
  const handle = relay(leadStore(file))
  server = createServer((request, response) => handle(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const stop = () => new Promise((stopped) => server.close(stopped))

const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

const send = (fields: Record<string, string>, path = '/relay/ajax') =>
  fetch(origin + path, { method: 'POST', body: form(fields), headers: { origin }, redirect: 'manual' })

const inbox = async () => (await fetch(`${origin}/inbox`)).text()

beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'relay-')), 'leads.jsonl')
  await start()
})
afterEach(stop)

describe('the local relay', () => {
  test('takes a form as FormSubmit does and shows it in the inbox', async () => {
    const answer = await send({ name: 'Ana', message: 'A leak', _subject: 'New message from Ana' })
    expect(await answer.json()).toEqual({ success: 'true', message: 'The form was submitted successfully.' })
    expect(await inbox()).toContain('New message from Ana')
  })

  test('sends a browser that posts the form itself on to the page of _next, on this server', async () => {
    const answer = await send({ name: 'Ana', _next: 'https://www.sample.example/contact#thank-you' }, '/relay')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/contact#thank-you')
  })

  test('refuses with status 200 a form from nowhere, as FormSubmit does', async () => {
    const answer = await fetch(`${origin}/relay/ajax`, { method: 'POST', body: form({ name: 'Ana' }) })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: 'false' })
  })

  test('refuses a form without a field', async () => {
    expect(await (await send({ _template: 'table' })).json()).toMatchObject({ success: 'false' })
  })

  test('refuses what is not a form', async () => {
    const answer = await fetch(`${origin}/relay/ajax`, { method: 'POST', body: '{}', headers: { origin, 'content-type': 'application/json' } })
    expect(await answer.json()).toMatchObject({ success: 'false' })
  })

  test('drops what a robot sent, and says yes to it', async () => {
    expect(await (await send({ name: 'Robot', _honey: 'filled' })).json()).toMatchObject({ success: 'true' })
    expect(await inbox()).toContain('No leads yet')
  })
})

describe('the inbox', () => {
  test('lists leads newest first', async () => {
    await send({ name: 'First' })
    await send({ name: 'Second' })
    const page = await inbox()
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
  })

  test('shows markup as text', async () => {
    await send({ name: '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>': 'x' })
    const page = await inbox()
    expect(page).not.toMatch(/<script>alert|<img/)
    expect(page).toContain('&lt;script&gt;')
  })

  test('keeps leads over a restart, and passes over damaged lines', async () => {
    await send({ name: 'Ana' })
    await stop()
    appendFileSync(file, 'damaged\n{"receivedAt":5}\n')
    await start()
    await send({ name: 'Ben' })
    const page = await inbox()
    expect(page).toContain('Ana')
    expect(page).toContain('Ben')
    expect(page).toContain('Inbox (2)')
    expect(readFileSync(file, 'utf8')).toContain('damaged')
  })
})
