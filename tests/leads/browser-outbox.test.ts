import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { relayIn } from '../../components/leads/configured-relay.tsx'
import { submitLead } from '../../components/leads/outbox/browser-outbox.ts'
import { browserStore } from '../../components/leads/outbox/browser-store.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { leadNamed } from './browser-world.ts'

const page = new EventTarget()
const happens = (event: 'pagehide' | 'pageshow') => page.dispatchEvent(new Event(event))

beforeEach(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { href: 'https://site.example/' })
  vi.stubGlobal('document', {
    referrer: '',
    documentElement: { lang: 'en' },
    getElementById: () => ({ textContent: JSON.stringify(relayIn(defaultLanguage)) }),
  })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a request that ends because its page is left does not count as failed, unless the page comes back', async () => {
  let fail = (_error: Error) => {}
  const failing = new Promise<Response>((_, reject) => {
    fail = reject
  })
  const fetched = vi.fn(() => failing)
  vi.stubGlobal('fetch', fetched)
  const became = submitLead(leadNamed('a'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  happens('pagehide')
  fail(new TypeError('Failed to fetch'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await browserStore().all()).toMatchObject([{ attempts: 0, lease: {} }])
  happens('pageshow')
  expect(await became).toBe('kept')
  const [stored] = await browserStore().all()
  expect(stored).toMatchObject({ attempts: 1, last: 'unreachable' })
  expect(stored).not.toHaveProperty('lease')
})
