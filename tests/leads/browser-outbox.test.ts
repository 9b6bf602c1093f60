import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendLead } from '../../components/calculators/engine/send-lead.ts'
import { referenceOf } from '../../components/leads/lead.ts'
import { watchOutbox } from '../../components/leads/on-every-page.ts'
import { announceArrival, arrivalOf } from '../../components/leads/outbox/arrivals.ts'
import {
  deleteLead,
  flushOutbox,
  submitLead,
} from '../../components/leads/outbox/browser-outbox.ts'
import { browserStore } from '../../components/leads/outbox/browser-store.ts'
import { relayIn } from '../../renderer/content/browser-data.ts'
import { blocked, storageOf } from '../browser-storage.ts'
import { index } from '../project-site.ts'
import { gate, leadNamed, settled } from './browser-world.ts'

const fallback = {
  service: 'Formspree',
  endpoint: 'https://formspree.io/f/abcd',
  next: 'https://site.example/contact',
} as const
const page = new EventTarget()
// The outbox of a page keeps using its first database and clock.
const database = new IDBFactory()
vi.useFakeTimers({ toFake: ['Date'] })
/** The retry that a page has planned. */
let planned: { retry: () => void; pause: number } | undefined

beforeEach(() => {
  planned = undefined
  vi.stubGlobal('window', {
    setTimeout: (retry: () => void, pause: number) => {
      planned = { retry, pause }
    },
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { href: 'https://site.example/contact' })
  vi.stubGlobal('document', {
    referrer: '',
    dispatchEvent: () => true,
    addEventListener: () => undefined,
    documentElement: { dataset: { language: 'en' } },
    getElementById: () => ({ textContent: JSON.stringify({ ...relayIn(index), fallback }) }),
  })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('indexedDB', database)
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const idsWaiting = async () => (await browserStore().all()).map(({ lead }) => lead.id)
const patience = { timeout: 20_000, interval: 1 }
const accept = async () => new Response('{"success":true,"ok":true}')
const fail = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['lets pages tell each other', BroadcastChannel],
  ['refuses', undefined],
])('a page learns of the delivery of its own lead if the browser %s', async (how, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  vi.stubGlobal('fetch', accept)
  const lead = leadNamed(how)
  const arrived: string[] = []
  void arrivalOf('OTHER').then(() => arrived.push('OTHER'))
  const arrival = arrivalOf(referenceOf(lead)).then(() => arrived.push(how))
  expect(await submitLead(lead)).toBe('delivered')
  await arrival
  expect(arrived).toEqual([how])
  await vi.waitFor(async () => expect(await idsWaiting()).toEqual([]), patience)
})

test('a request that ends because its page is left does not count as failed, unless the page comes back', async () => {
  const { open, opened } = gate()
  const fetched = vi.fn(() => opened.then(fail))
  vi.stubGlobal('fetch', fetched)
  const became = submitLead(leadNamed('a'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), patience)
  page.dispatchEvent(new Event('pagehide'))
  open()
  for (let turn = 0; turn < 20; turn++) await settled()
  expect(await browserStore().all()).toMatchObject([{ attempts: 0, lease: {} }])
  page.dispatchEvent(new Event('pageshow'))
  expect(await became).toBe('kept')
  const [stored] = await browserStore().all()
  expect(stored).toMatchObject({ attempts: 1, last: 'unreachable' })
  expect(stored).not.toHaveProperty('lease')
  await deleteLead('a')
})

test.each([
  ['is busy once', 1, () => new Response('', { status: 503 }), fail],
  ['is out of reach', 10, fail, fail],
])(
  'a relay that %s gets the lead within half a minute, though the browser says for good that it is offline',
  async (id, failures, answer, site) => {
    let attempts = 0
    let isBack = false
    let waited = 0
    vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
      if (method === 'HEAD') return isBack ? new Response() : site()
      const isOther = !(body instanceof FormData) || body.get('leadId') !== id
      if (isOther || isBack) return accept()
      attempts++
      return answer()
    })
    expect(await submitLead(leadNamed(id))).not.toBe('delivered')
    await vi.waitFor(async () => {
      if (planned) {
        const { pause, retry } = planned
        vi.setSystemTime(Date.now() + Math.ceil(pause))
        if (isBack) waited += pause
        isBack = attempts >= failures
        planned = undefined
        retry()
      }
      expect(await idsWaiting()).not.toContain(id)
    }, patience)
    expect(waited).toBeLessThanOrEqual(30_000)
  },
)

test('the page to which a relay redirects sends all leads but the one that the browser has sent itself', async () => {
  const waiting = { queuedAt: 1, attempts: 1, notBefore: 0 }
  for (const id of ['native', 'other'])
    await browserStore().put({ lead: leadNamed(id), ...waiting })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push((body as FormData).get('leadId'))
    return accept()
  })
  vi.stubGlobal('location', { href: 'https://site.example/contact', hash: '#thank-you' })
  sessionStorage.setItem('sent-by-browser', 'native')
  await flushOutbox('visit')
  expect(sent).toEqual(['other'])
  // Where the tab stores nothing, it sends that one again.
  await browserStore().put({ lead: leadNamed('native'), ...waiting })
  vi.stubGlobal('sessionStorage', blocked)
  await flushOutbox('visit')
  expect(sent).toEqual(['other', 'native'])
})

test('what waits for a connection is sent at once when the browser says that there is one', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'HEAD') sent.push((body as FormData).get('leadId'))
    return accept()
  })
  const later = { queuedAt: 1, attempts: 1, notBefore: Date.now() + 60_000 }
  await browserStore().put({ lead: leadNamed('online'), last: 'unreachable', ...later })
  watchOutbox()
  await vi.waitFor(() => expect(planned).toBeDefined(), patience)
  expect(sent).toEqual([])
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sent).toEqual(['online']), patience)
})

const busy = async () => new Response('', { status: 503 })

test('answers of a calculator that could not be sent wait only if wanted, and are sent again as the same lead, also elsewhere', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (!(body instanceof FormData)) return new Response()
    sent.push(`${address === fallback.endpoint ? 'fallback' : 'relay'} ${body.get('leadId')}`)
    return address === fallback.endpoint ? accept() : busy()
  })
  const arrived: string[] = []
  const send = (keep: boolean) =>
    sendLead('roof', '{}', leadNamed(''), keep, ({ reference }) => arrived.push(reference))
  expect(await send(false)).toBeUndefined()
  expect(await idsWaiting()).toEqual([])
  const { reference = '' } = (await send(false)) ?? {}
  const [first = ''] = sent
  expect(sent).toEqual([first, first, first.replace('relay', 'fallback')])
  expect(referenceOf({ id: first.split(' ')[1] ?? '' })).toBe(reference)
  expect(arrived).toEqual([reference, reference])
  // Another tab may deliver it while this one fails.
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    announceArrival(String((body as FormData).get('leadId')))
    return busy()
  })
  expect(await send(false)).toHaveProperty('reference')
  vi.stubGlobal('fetch', busy)
  expect(await send(true)).toMatchObject({ waiting: 'kept' })
  expect(await idsWaiting()).toHaveLength(1)
})
