import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { referenceOf } from '../../components/leads/lead.ts'
import { arrivalOf } from '../../components/leads/outbox/arrivals.ts'
import { flushOutbox, submitLead } from '../../components/leads/outbox/browser-outbox.ts'
import { browserStore } from '../../components/leads/outbox/browser-store.ts'
import { relayIn } from '../../renderer/content/browser-data.ts'
import { blocked, storageOf } from '../browser-storage.ts'
import { index } from '../project-site.ts'
import { gate, leadNamed } from './browser-world.ts'

const page = new EventTarget()
// The outbox of a page keeps using its first database and clock.
const database = new IDBFactory()
vi.useFakeTimers({ toFake: ['Date'] })
/** The retry that a page has planned. */
let planned: { retry: () => void; pause: number } | undefined
const happens = (event: 'pagehide' | 'pageshow') => page.dispatchEvent(new Event(event))

beforeEach(() => {
  planned = undefined
  vi.stubGlobal('window', {
    setTimeout: (retry: () => void, pause: number) => {
      planned = { retry, pause }
    },
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { href: 'https://site.example/' })
  vi.stubGlobal('document', {
    referrer: '',
    dispatchEvent: () => true,
    documentElement: { dataset: { language: 'en' } },
    getElementById: () => ({ textContent: JSON.stringify(relayIn(index)) }),
  })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('indexedDB', database)
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const idsWaiting = async () => (await browserStore().all()).map(({ lead }) => lead.id)
const accept = async () => new Response('{"success":true}')

test.each([
  ['lets pages tell each other', BroadcastChannel],
  ['refuses', undefined],
])(
  'a page that waits for a lead learns of its delivery if the browser %s',
  async (how, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    vi.stubGlobal('fetch', accept)
    const lead = leadNamed(how)
    const arrival = arrivalOf(referenceOf(lead))
    expect(await submitLead(lead)).toBe('delivered')
    await arrival
    await vi.waitFor(async () => expect(await browserStore().all()).toEqual([]))
  },
)

test('a request that ends because its page is left does not count as failed, unless the page comes back', async () => {
  const { open: fail, opened: failing } = gate()
  const fetched = vi.fn(() => failing.then(() => Promise.reject(new TypeError('Failed to fetch'))))
  vi.stubGlobal('fetch', fetched)
  const became = submitLead(leadNamed('a'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  happens('pagehide')
  fail()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await browserStore().all()).toMatchObject([{ attempts: 0, lease: {} }])
  happens('pageshow')
  expect(await became).toBe('kept')
  const [stored] = await browserStore().all()
  expect(stored).toMatchObject({ attempts: 1, last: 'unreachable' })
  expect(stored).not.toHaveProperty('lease')
})

const busy = () => new Response('', { status: 503 })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
test.each([
  ['is busy once', busy, () => new Response()],
  ['is busy once', busy, unreachable],
  ['is out of reach once', unreachable, () => new Response()],
  ['is out of reach once', unreachable, unreachable],
])(
  'a relay that %s gets the lead later, though the browser says for good that it is offline',
  async (_, fails, site) => {
    const lead = leadNamed(`offline ${fails.name} ${site.name}`)
    let attempts = 0
    vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
      if (method === 'HEAD') return site()
      const isOther = !(body instanceof FormData) || body.get('leadId') !== lead.id
      return isOther || attempts++ > 0 ? accept() : fails()
    })
    expect(await submitLead(lead)).not.toBe('delivered')
    await vi.waitFor(async () => {
      if (planned) vi.setSystemTime(Date.now() + planned.pause)
      planned?.retry()
      planned = undefined
      expect(await idsWaiting()).not.toContain(lead.id)
    })
    expect(attempts).toBe(2)
  },
)

test('leads are sent from the page to which a relay redirects, even if the tab stores nothing', async () => {
  await browserStore().put({ lead: leadNamed('e'), queuedAt: 1, attempts: 1, notBefore: 0 })
  vi.stubGlobal('location', { href: 'https://site.example/contact', hash: '#thank-you' })
  vi.stubGlobal('sessionStorage', blocked)
  vi.stubGlobal('fetch', accept)
  await flushOutbox('visit')
  await vi.waitFor(async () => expect(await idsWaiting()).not.toContain('e'))
})
