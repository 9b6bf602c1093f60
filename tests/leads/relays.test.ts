import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliver, relayFields } from '../../components/leads/deliver.ts'
import type { Lead } from '../../components/leads/lead.ts'
import { adapterOf, type Relay } from '../../components/leads/relay.ts'
import { leadNamed } from './browser-world.ts'

const next = 'https://www.sample.example/contact'
const copy = 'copy@sample.example'
const captcha = '<!doctype html><title>Captcha</title>'
const formSubmit: Relay = {
  service: 'FormSubmit',
  next,
  copyTo: copy,
  endpoint: 'https://formsubmit.co/office@sample.example',
}
const formspree: Relay = {
  service: 'Formspree',
  next,
  copyTo: copy,
  endpoint: 'https://formspree.io/f/abcd',
}
const lead = leadNamed('a')

/** What each service is sent besides the lead, where, and which answers are a yes or a no. */
const contracts = [
  {
    relay: formSubmit,
    address: 'https://formsubmit.co/ajax/office@sample.example',
    controls: { _subject: 'Sample', _template: 'table', _captcha: 'false', _next: next, _cc: copy },
    honeypot: '_honey',
    yes: ['{"success":"true","message":"ok"}', '{"success":true}'],
    no: ['{"success":"false"}', '{"ok":true}', captcha],
  },
  {
    relay: formspree,
    address: formspree.endpoint,
    controls: { _subject: 'Sample', _next: next, _cc: copy },
    honeypot: '_gotcha',
    yes: ['{"ok":true,"next":"/thanks"}'],
    no: ['{"errors":[{"message":"invalid email"}]}', '{"success":true}', captcha],
  },
  {
    relay: {
      ...formSubmit,
      service: 'Web3Forms',
      endpoint: 'https://w3.example',
      accessKey: 'key',
    },
    address: 'https://w3.example',
    controls: { access_key: 'key', subject: 'Sample', redirect: next, ccemail: copy },
    honeypot: 'botcheck',
    yes: ['{"success":true}'],
    no: ['{"success":false}', 'null'],
  },
] as const
test.each(contracts)(
  '$relay.service at $relay.endpoint is spoken to as it asks, and its answers are understood',
  ({ relay, address, controls, honeypot, yes, no }) => {
    const { endpoint, verdict } = adapterOf(relay)
    expect(endpoint(relay)).toBe(address)
    expect(relayFields(lead, relay)).toEqual({
      ...lead.fields,
      source: lead.source,
      leadId: lead.id,
      ...controls,
      [honeypot]: '',
    })
    for (const body of [...yes, ...no]) {
      for (const status of [429, 500, 503]) expect(verdict(status, body)).toBe('busy')
      for (const status of [400, 422]) expect(verdict(status, body)).toBe('refused')
    }
    for (const body of yes) expect(verdict(200, body)).toBe('delivered')
    for (const body of no) expect(verdict(200, body)).toBe('refused')
  },
)

test('the local relay answers scripts at an address of its own', () =>
  expect(adapterOf(formSubmit).endpoint({ ...formSubmit, endpoint: '/relay' })).toBe('/relay/ajax'))

const photo = { name: 'roof.jpg', data: btoa('hi') }
const fail = () => Promise.reject(new TypeError('Failed to fetch'))
const answers = {
  yes: () => new Response('{"success":"true","ok":true}'),
  no: () => new Response('{"success":"false"}'),
  busy: () => new Response('', { status: 502 }),
  fails: fail,
  late: fail,
  offline: fail,
}
type Answer = keyof typeof answers

/** Replaces the network. Returns the requests that relays get: to which of them, and what. */
const answering = (relay: Answer, toPhoto: Answer = relay, fallback: Answer = 'yes') => {
  const requests: RequestInit[] = []
  const sent: string[] = []
  vi.stubGlobal('location', { href: next })
  if (relay === 'late') vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address === next) return relay === 'offline' ? fail() : new Response()
    const isFirst = address !== formspree.endpoint
    const hasPhoto = (request.body as FormData).has('photo1')
    requests.push(request)
    sent.push((isFirst ? 'relay' : 'fallback') + (hasPhoto ? ' with photo' : ''))
    return answers[isFirst ? (hasPhoto ? toPhoto : relay) : fallback]()
  })
  return { requests, sent }
}

describe('a lead', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test.each<[string, Answer, Answer | '', Answer | '', number, string, ...sent: string[]]>([
    ['is delivered', 'yes', '', '', 0, 'delivered', 'relay'],
    ['is refused', 'no', '', 'yes', 0, 'delivered', 'relay', 'fallback'],
    ['is blocked', 'fails', '', 'yes', 0, 'delivered', 'relay', 'fallback'],
    ['meets a busy relay', 'busy', '', 'yes', 0, 'busy', 'relay'],
    ['meets it on a retry', 'busy', '', 'yes', 1, 'delivered', 'relay', 'fallback'],
    ['is refused by both', 'no', '', 'no', 0, 'refused', 'relay', 'fallback'],
    ['is refused, then blocked', 'no', '', 'fails', 0, 'refused', 'relay', 'fallback'],
    ['is blocked at both', 'fails', '', 'fails', 0, 'blocked', 'relay', 'fallback'],
    ['gets no answer in time', 'late', '', '', 0, 'unanswered', 'relay'],
    ['has no network', 'offline', '', '', 0, 'unreachable', 'relay'],
    ['has a photo', 'yes', 'yes', '', 0, 'delivered', 'relay with photo'],
    ['has one that is refused', 'yes', 'no', '', 0, 'delivered', 'relay with photo', 'relay'],
    ['has one that may be too large', 'yes', 'fails', '', 0, 'blocked', 'relay with photo'],
    ['has it on a retry', 'yes', 'fails', '', 1, 'delivered', 'relay with photo', 'relay'],
    ['has one that breaks a relay', 'yes', 'busy', '', 0, 'busy', 'relay with photo'],
    ['breaks it on a retry', 'yes', 'busy', '', 1, 'delivered', 'relay with photo', 'relay'],
  ])('that %s', async (_, answer, toPhoto, fallback, attempts, verdict, ...expected) => {
    const { sent } = answering(answer, toPhoto || undefined, fallback || undefined)
    const relay = { ...formSubmit, ...(fallback && { fallback: formspree }) }
    const delivery = await deliver({ ...lead, photos: toPhoto ? [photo] : [] }, relay, attempts)
    expect(delivery).toEqual({ verdict, photos: answer === toPhoto ? 1 : 0 })
    expect(sent).toEqual(expected)
  })

  test('is sent with keepalive, unless it is too large for that, and asks for JSON', async () => {
    const { requests } = answering('yes')
    for (const message of ['', 'x'.repeat(70_000)])
      await deliver({ ...lead, fields: { message } }, formSubmit, 0)
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
    for (const { method, headers } of requests)
      expect([method, headers]).toEqual(['POST', { Accept: 'application/json' }])
  })

  test('carries its pictures as files to a relay that accepts them, and says how many are missing', async () => {
    const { requests } = answering('yes')
    const given: Lead = { ...lead, photos: [photo, { name: 'lost.jpg', data: '' }] }
    for (const relay of [formSubmit, formspree]) await deliver(given, relay, 0)
    const [taken, other] = requests.map(({ body }) => body as FormData)
    const file = taken?.get('photo1') as File
    expect([file.name, file.type, await file.text()]).toEqual(['roof.jpg', 'image/jpeg', 'hi'])
    expect(taken?.get('photos')).toContain('1 more')
    expect(taken?.has('photo2')).toBe(false)
    expect(other?.get('photos')).toContain('2 more')
    expect(other?.has('photo1')).toBe(false)
  })
})
