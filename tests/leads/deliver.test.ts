import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliver } from '../../components/leads/deliver.ts'
import { newLead } from '../../components/leads/lead.ts'
import type { Relay } from '../../components/leads/relay.ts'

const fields = { name: 'Ana', message: '' }
const lead = newLead({ source: 'Sample form', subject: 'Sample', fields })
const relay: Relay = { service: 'FormSubmit', endpoint: '/relay', next: '/contact' }
const fallback = {
  ...relay,
  service: 'Formspree',
  endpoint: 'https://formspree.io/f/abcd',
} as const
const photo = { name: 'roof.jpg', data: btoa('hi') }

const yes = { [relay.endpoint]: '{"success":"true"}', [fallback.endpoint]: '{"ok":true}' }

type Answer = { status?: number; body?: string | ((sent: FormData) => string) }

/** Stubs the network: each relay answers as given, and otherwise accepts. */
const answering = (answers: { relay?: Answer | Error; fallback?: Answer | Error } = {}) => {
  const fetched = vi.fn(async (address: string, request: RequestInit) => {
    const isFallback = address === fallback.endpoint
    const answer = (isFallback ? answers.fallback : answers.relay) ?? {}
    if (answer instanceof Error) throw answer
    const { status = 200, body = yes[isFallback ? address : relay.endpoint] } = answer
    return new Response(typeof body === 'function' ? body(request.body as FormData) : body, {
      status,
    })
  })
  vi.stubGlobal('fetch', fetched)
  return {
    fetched,
    request: () => fetched.mock.calls[0]?.[1],
    body: () => fetched.mock.calls[0]?.[1].body as FormData,
  }
}
const no = { body: '{"success":"false"}' }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a lead', () => {
  test.each([
    ['with keepalive', '', true],
    ['without keepalive, if it is too large for that', 'x'.repeat(70_000), false],
  ])('is sent to the relay %s, and asks for JSON', async (_how, message, keepalive) => {
    const { request, body } = answering()
    expect(await deliver({ ...lead, fields: { ...fields, message } }, relay, 0)).toBe('delivered')
    const headers = { Accept: 'application/json' }
    expect(request()).toMatchObject({ method: 'POST', keepalive, headers })
    expect(body().get('leadId')).toBe(lead.id)
  })

  test('that fails to reach the network is unreachable, and nothing is thrown', async () => {
    answering({ relay: new Error('no network') })
    expect(await deliver(lead, relay, 0)).toBe('unreachable')
  })

  test('that no answer comes to in time is unanswered', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    answering({ relay: new Error('aborted') })
    expect(await deliver(lead, relay, 0)).toBe('unanswered')
  })

  test('carries its pictures as files to a relay that takes them', async () => {
    const { body } = answering()
    await deliver({ ...lead, photos: [photo, { name: 'lost.jpg', data: '' }] }, relay, 0)
    const file = body().get('photo1') as File
    expect([file.name, file.type, await file.text()]).toEqual(['roof.jpg', 'image/jpeg', 'hi'])
    expect(body().get('photos')).toContain('1 more')
    expect(body().has('photo2')).toBe(false)
  })

  test('says how many pictures it has to a relay that takes none', async () => {
    const { body } = answering()
    await deliver({ ...lead, photos: [photo, photo] }, fallback, 0)
    expect(body().get('photos')).toContain('2 more')
    expect(body().has('photo1')).toBe(false)
  })

  test('that is refused with its pictures is sent without them', async () => {
    const body = (sent: FormData) => (sent.has('photo1') ? no.body : '{"success":"true"}')
    const { fetched } = answering({ relay: { body } })
    expect(await deliver({ ...lead, photos: [photo] }, relay, 0)).toBe('delivered')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['is refused goes to the fallback immediately', no, {}, 0, 'delivered'],
    ['meets a temporary failure does not at once', { status: 503 }, {}, 0, 'busy'],
    ['meets a temporary failure goes there on a retry', { status: 503 }, {}, 1, 'delivered'],
    ['neither accepts has the verdict of the first', no, new Error('down'), 0, 'refused'],
  ])('that %s', async (_what, first, second, attempts, verdict) => {
    answering({ relay: first, fallback: second })
    expect(await deliver(lead, { ...relay, fallback }, attempts)).toBe(verdict)
  })
})
