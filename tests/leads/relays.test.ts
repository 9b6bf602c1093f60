import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliver } from '../../components/leads/deliver.ts'
import type { Lead } from '../../components/leads/lead.ts'
import { adapterOf, type Relay } from '../../components/leads/relay.ts'
import { leadNamed } from './browser-world.ts'

const next = 'https://www.sample.example/contact'
const captcha = '<!doctype html><title>Captcha</title>'

const relays = {
  FormSubmit: { endpoint: 'https://formsubmit.co/office@sample.example' },
  Formspree: { endpoint: 'https://formspree.io/f/abcd', copyTo: 'copy@sample.example' },
  Web3Forms: { endpoint: 'https://api.web3forms.com/submit', accessKey: 'key' },
} as const
type Service = keyof typeof relays
const relayOf = (service: Service): Relay => ({ service, next, ...relays[service] })

const lead = leadNamed('a')
const relay = relayOf('FormSubmit')
const fallback = relayOf('Formspree')

test.each([
  ['FormSubmit', 'success as a word', 200, '{"success":"true","message":"ok"}', 'delivered'],
  ['FormSubmit', 'success as a boolean', 200, '{"success":true}', 'delivered'],
  ['FormSubmit', 'a client error, whatever it says', 400, '{"success":"true"}', 'refused'],
  ['FormSubmit', 'a server error', 503, 'Service Unavailable', 'busy'],
  ['Formspree', 'ok', 200, '{"ok":true,"next":"/thanks"}', 'delivered'],
  ['Formspree', 'a captcha page with status 200', 200, captcha, 'refused'],
  ['Formspree', 'errors', 422, '{"errors":[{"message":"invalid email"}]}', 'refused'],
  ['Web3Forms', 'a wrong key', 400, '{"success":false}', 'refused'],
] as const)('an answer of %s, %s, is understood', (service, _name, status, body, verdict) => {
  expect(adapterOf({ service }).verdict(status, body)).toBe(verdict)
})

test('every service has its own address for scripts and its own names of control fields', () => {
  const addressOf = (relay: Relay) => adapterOf(relay).endpoint(relay)
  const { FormSubmit, Formspree } = relays
  expect(addressOf(relay)).toBe(FormSubmit.endpoint.replace('.co/', '.co/ajax/'))
  expect(addressOf({ ...relay, endpoint: '/relay' })).toBe('/relay/ajax')
  expect(addressOf(fallback)).toBe(Formspree.endpoint)
  const controls = (service: Service) => adapterOf({ service }).controls(relayOf(service), 'Hello')
  const spree = { _subject: 'Hello', _next: next, _cc: 'copy@sample.example' }
  expect(controls('Formspree')).toEqual(spree)
  expect(controls('Web3Forms')).toEqual({ access_key: 'key', subject: 'Hello', redirect: next })
})

const photo = { name: 'roof.jpg', data: btoa('hi') }
const yes = '{"success":"true","ok":true}'
const no = '{"success":"false"}'

/** Stubs the network: each relay responds as given, and otherwise accepts. */
const answering = (first?: Response | Error, second?: Error) => {
  vi.stubGlobal('location', { href: next })
  const fetched = vi.fn(async (address: string, _request: RequestInit) => {
    if (address === next) return new Response()
    const answer = address === fallback.endpoint ? second : first
    if (answer instanceof Error) throw answer
    return answer ?? new Response(yes)
  })
  vi.stubGlobal('fetch', fetched)
  return { fetched, body: () => fetched.mock.calls[0]?.[1].body as FormData }
}

const verdictOf = async (sent: Lead) => (await deliver(sent, relay, 0)).verdict
const done = { verdict: 'delivered' }

describe('a lead', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('is sent with keepalive, unless it is too large for that, and asks for JSON', async () => {
    for (const [message, keepalive] of [
      ['', true] as const,
      ['x'.repeat(70_000), false] as const,
    ]) {
      const { fetched, body } = answering()
      expect(await verdictOf({ ...lead, fields: { message } })).toBe('delivered')
      const headers = { Accept: 'application/json' }
      expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive, headers })
      expect(body().get('leadId')).toBe(lead.id)
    }
  })

  test('is unreachable without a network, blocked if only the relay fails, and unanswered after a timeout', async () => {
    const { fetched } = answering(new Error('no network'))
    expect(await verdictOf(lead)).toBe('blocked')
    fetched.mockRejectedValue(new Error('no network'))
    expect(await verdictOf(lead)).toBe('unreachable')
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    expect(await verdictOf(lead)).toBe('unanswered')
  })

  test('carries its pictures as files to a relay that accepts them, and says how many are missing', async () => {
    const photos = [photo, { name: 'lost.jpg', data: '' }]
    const { body } = answering()
    expect(await deliver({ ...lead, photos }, relay, 0)).toEqual({ ...done, photos: 1 })
    const file = body().get('photo1') as File
    expect([file.name, file.type, await file.text()]).toEqual(['roof.jpg', 'image/jpeg', 'hi'])
    expect(body().get('photos')).toContain('1 more')
    expect(body().has('photo2')).toBe(false)
    const other = answering()
    expect(await deliver({ ...lead, photos }, fallback, 0)).toEqual({ ...done, photos: 0 })
    expect(other.body().get('photos')).toContain('2 more')
    expect(other.body().has('photo1')).toBe(false)
  })

  test.each([
    ['refuses them goes out without them', new Response(no), [true, false]],
    [
      'is hidden from scripts is tried twice with them',
      new Error('too large'),
      [true, true, false],
    ],
    ['is broken is tried twice with them', new Response('', { status: 502 }), [true, true, false]],
  ])('whose pictures get a response that %s', async (_how, answer, expected) => {
    const { fetched } = answering()
    const sent: boolean[] = []
    fetched.mockImplementation(async (_address, { body }) => {
      if (!body) return new Response()
      const hasPhoto = (body as FormData).has('photo1')
      sent.push(hasPhoto)
      if (!hasPhoto) return new Response(yes)
      if (answer instanceof Error) throw answer
      return answer.clone()
    })
    const attempt = (attempts: number) => deliver({ ...lead, photos: [photo] }, relay, attempts)
    if (expected.length > 2) expect(await attempt(0)).not.toMatchObject(done)
    expect(await attempt(expected.length - 2)).toEqual({ ...done, photos: 0 })
    expect(sent).toEqual(expected)
  })

  const down = new Error('down')
  test.each([
    ['is refused goes to the fallback immediately', 200, undefined, 0, 'delivered'],
    ['is blocked goes to the fallback immediately', down, undefined, 0, 'delivered'],
    ['meets a temporary failure does not at once', 503, undefined, 0, 'busy'],
    ['meets a temporary failure goes there on a retry', 503, undefined, 1, 'delivered'],
    ['neither accepts has the verdict of the first', 200, down, 0, 'refused'],
    ['is blocked at both is blocked', down, down, 0, 'blocked'],
  ])('that %s', async (_what, first, second, attempts, verdict) => {
    answering(first instanceof Error ? first : new Response(no, { status: first }), second)
    expect(await deliver(lead, { ...relay, fallback }, attempts)).toEqual({ verdict, photos: 0 })
  })
})
