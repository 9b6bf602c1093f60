import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliver } from '../../components/leads/deliver.ts'
import { newLead } from '../../components/leads/lead.ts'
import type { Relay } from '../../components/leads/relays/relay.ts'

const lead = newLead({
  source: 'Sample form',
  subject: 'Sample',
  fields: { name: 'Ana', message: '' },
})
const relay: Relay = { service: 'FormSubmit', endpoint: '/relay', next: '/contact' }
const fallback: Omit<Relay, 'fallback'> = {
  service: 'Formspree',
  endpoint: 'https://formspree.io/f/abcd',
  next: '/contact',
}

const answers = (bodies: Record<string, [status: number, body: string] | Error>) =>
  vi.fn(async (address: string, _request: RequestInit) => {
    const answer = bodies[address]
    if (answer === undefined || answer instanceof Error)
      throw answer ?? new Error('no such address')
    return new Response(answer[1], { status: answer[0] })
  })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const photo = { name: 'roof.jpg', data: btoa('hi') }

const yes = [200, '{"success":"true"}'] as const
const no = [200, '{"success":"false"}'] as const

describe('a lead', () => {
  test('is sent to the relay with keepalive and asks for JSON', async () => {
    const fetch = answers({ '/relay/ajax': [...yes] })
    vi.stubGlobal('fetch', fetch)
    expect(await deliver(lead, relay, 0)).toBe('delivered')
    const request = fetch.mock.calls[0]?.[1] ?? {}
    expect(request).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { Accept: 'application/json' },
    })
    expect((request.body as FormData).get('leadId')).toBe(lead.id)
  })

  test('that is too large for keepalive is sent without it', async () => {
    const fetch = answers({ '/relay/ajax': [...yes] })
    vi.stubGlobal('fetch', fetch)
    await deliver({ ...lead, fields: { ...lead.fields, message: 'x'.repeat(70_000) } }, relay, 0)
    expect(fetch.mock.calls[0]?.[1].keepalive).toBe(false)
  })

  test('that fails to reach the network is unreachable, and nothing is thrown', async () => {
    vi.stubGlobal('fetch', answers({}))
    expect(await deliver(lead, relay, 0)).toBe('unreachable')
  })

  test('that no answer comes to in time is unanswered', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    vi.stubGlobal('fetch', answers({}))
    expect(await deliver(lead, relay, 0)).toBe('unanswered')
  })

  test('carries its pictures as files to a relay that takes them', async () => {
    const fetch = answers({ '/relay/ajax': [...yes] })
    vi.stubGlobal('fetch', fetch)
    await deliver({ ...lead, photos: [photo, { name: 'lost.jpg', data: '' }] }, relay, 0)
    const body = fetch.mock.calls[0]?.[1].body as FormData
    const file = body.get('photo1') as File
    expect([file.name, file.type, await file.text()]).toEqual(['roof.jpg', 'image/jpeg', 'hi'])
    expect(body.get('photos')).toContain('1 more')
    expect(body.has('photo2')).toBe(false)
  })

  test('says how many pictures it has to a relay that takes none', async () => {
    const fetch = answers({ [fallback.endpoint]: [200, '{"ok":true}'] })
    vi.stubGlobal('fetch', fetch)
    await deliver({ ...lead, photos: [photo, photo] }, fallback, 0)
    const body = fetch.mock.calls[0]?.[1].body as FormData
    expect(body.get('photos')).toContain('2 more')
    expect(body.has('photo1')).toBe(false)
  })

  test('that is refused with its pictures is sent without them', async () => {
    const fetch = vi.fn(
      async (_address: string, { body }: RequestInit) =>
        new Response((body as FormData).has('photo1') ? no[1] : yes[1]),
    )
    vi.stubGlobal('fetch', fetch)
    expect(await deliver({ ...lead, photos: [photo] }, relay, 0)).toBe('delivered')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('that is refused goes to the fallback immediately', async () => {
    vi.stubGlobal(
      'fetch',
      answers({ '/relay/ajax': [...no], 'https://formspree.io/f/abcd': [200, '{"ok":true}'] }),
    )
    expect(await deliver(lead, { ...relay, fallback }, 0)).toBe('delivered')
  })

  test('that meets a temporary failure goes to the fallback only on a retry', async () => {
    const fetch = answers({
      '/relay/ajax': [503, ''],
      'https://formspree.io/f/abcd': [200, '{"ok":true}'],
    })
    vi.stubGlobal('fetch', fetch)
    expect(await deliver(lead, { ...relay, fallback }, 0)).toBe('busy')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await deliver(lead, { ...relay, fallback }, 1)).toBe('delivered')
  })

  test('that neither relay accepts has the verdict of the first', async () => {
    vi.stubGlobal('fetch', answers({ '/relay/ajax': [...no] }))
    expect(await deliver(lead, { ...relay, fallback }, 0)).toBe('refused')
  })
})
