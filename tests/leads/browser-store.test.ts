import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeEarly } from '../../components/form/page-form.ts'
import { leadKey, leadsInMemory, leadsMayWait } from '../../components/leads/lead.ts'
import { browserStore } from '../../components/leads/outbox/browser-store.ts'
import type { Queued } from '../../components/leads/outbox/queued.ts'
import { blocked, storageOf } from '../browser-storage.ts'
import { leadNamed } from './browser-world.ts'

const queued = (id: string, photos?: Queued['lead']['photos']): Queued => ({
  lead: { ...leadNamed(id), ...(photos && { photos }) },
  queuedAt: 1,
  attempts: 0,
  notBefore: 0,
})

const idsIn = async (store = browserStore()) => (await store.all()).map(({ lead }) => lead.id)

beforeEach(() => {
  leadsInMemory.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', storageOf(10_000))
  vi.stubGlobal('sessionStorage', storageOf(10_000))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the store stores a lead for the next page, and any page can see it', async () => {
  expect(await leadsMayWait()).toBe(false)
  const store = browserStore()
  const put = store.put(queued('a'))
  // The page may be closed before a database responds.
  expect(localStorage.getItem(`${leadKey}a`)).not.toBeNull()
  expect(await put).toBe(true)
  expect(localStorage.getItem(`${leadKey}a`)).toBeNull()
  expect(await leadsMayWait()).toBe(true)
  expect(await idsIn()).toEqual(['a'])
  await browserStore().remove('a')
  // Another tab that is about to write its outcome does not restore it.
  expect(await store.update('a', (waiting) => waiting)).toBeUndefined()
  expect(await idsIn()).toEqual([])
})

test.each([
  ['localStorage is full', () => vi.stubGlobal('localStorage', storageOf(0)), true],
  ['localStorage is blocked', () => vi.stubGlobal('localStorage', blocked), true],
  ['there is no database', () => vi.stubGlobal('indexedDB', blocked), true],
  [
    'all is blocked',
    () => ['indexedDB', 'localStorage'].map((one) => vi.stubGlobal(one, blocked)),
    false,
  ],
])(
  'the store finds its leads where %s, and reports whether they outlive the page',
  async (_where, fail, lasts) => {
    fail()
    const store = browserStore()
    expect(await store.put(queued('a'))).toBe(lasts)
    expect(await leadsMayWait()).toBe(true)
    expect(await idsIn(store)).toEqual(['a'])
  },
)

test('the store stores the text of a lead if its pictures do not fit', async () => {
  vi.stubGlobal('indexedDB', blocked)
  const photos = [{ name: 'roof.jpg', data: 'x'.repeat(20_000) }]
  expect(await browserStore().put(queued('a', photos))).toBe(true)
  const [stored] = await browserStore().all()
  expect(stored?.lead.photos).toEqual([{ name: 'roof.jpg', data: '' }])
})

test('the store waits one second for a hanging database, only the first time', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}), databases: async () => [] })
  const store = browserStore()
  // Not the id above, whose removal is still retried because localStorage was blocked.
  const put = store.put(queued('b'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await put).toBe(true)
  // No timer has to pass any more.
  expect(await idsIn(store)).toEqual(['b'])
  await store.remove('b')
  expect(await idsIn(store)).toEqual([])
})

test('the store uses the better of two copies, which a closed page may have left', async () => {
  const store = browserStore()
  await store.put({ ...queued('a'), lease: { by: 'other', until: 2 } })
  localStorage.setItem(`${leadKey}a`, JSON.stringify(queued('a')))
  expect(await store.all()).toMatchObject([{ lease: { by: 'other' } }])
  const take = ({ lease, ...lead }: Queued) => (lease ? undefined : { ...lead, attempts: 1 })
  expect(await store.update('a', take)).toBeUndefined()
})

test('the store gives the database time to respond when a device wakes from sleep', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('localStorage', storageOf(0))
  const put = browserStore().put(queued('a'))
  vi.advanceTimersToNextTimer()
  expect(await put).toBe(true)
})

test.each([
  ['put', 2],
  ['delete', 8],
] as const)(
  'the store retries a %s of the database that fails %i times',
  async (method, failures) => {
    vi.stubGlobal('localStorage', storageOf(0))
    const failing = vi.spyOn(IDBObjectStore.prototype, method)
    for (let failure = 0; failure < failures; failure++)
      failing.mockImplementationOnce(function (this: IDBObjectStore) {
        // Like a full disk, which is noticed when the data is written.
        const request = this.get('none')
        this.transaction.abort()
        return request as IDBRequest
      })
    const store = browserStore()
    expect(await store.put(queued('a'))).toBe(true)
    await store.remove('a')
    expect(await idsIn(store)).toEqual([])
  },
)

test('the store does not treat an immediate refusal of the database as a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('localStorage', storageOf(0))
  const store = browserStore()
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('flaky')
  })
  expect(await store.put(queued('a'))).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  opening.mockRestore()
  expect(await store.put(queued('b'))).toBe(true)
})

test.each(['database', 'localStorage'] as const)(
  'lets only one of two tabs take a lead from its %s',
  async (place) => {
    if (place === 'localStorage') vi.stubGlobal('indexedDB', blocked)
    const tabs = [browserStore(), browserStore()]
    await tabs[0]?.put(queued('a'))
    const taken = await Promise.all(
      tabs.map((tab, index) =>
        tab.update('a', (waiting) =>
          waiting.lease ? undefined : { ...waiting, lease: { by: `tab ${index}`, until: 1 } },
        ),
      ),
    )
    expect(taken.filter((lead) => lead !== undefined)).toHaveLength(1)
  },
)

test('the store deletes unreadable entries of earlier versions of the site', async () => {
  localStorage.setItem(`${leadKey}a`, '1763764000000')
  expect(await idsIn()).toEqual([])
  expect(localStorage.getItem(`${leadKey}a`)).toBeNull()
})

test('a lead stored before this code was loaded is found, is the same when submitted, and is said not to be stored if it is not', async () => {
  expect(storeEarly(leadNamed('a'))).toBe(true)
  expect(await leadsMayWait()).toBe(true)
  const store = browserStore()
  const early = { lead: leadNamed('a'), attempts: 0, lease: { by: 'form' } }
  expect(await store.all()).toMatchObject([early])
  await store.put({ ...queued('a'), attempts: 3 })
  expect(await store.all()).toMatchObject([{ lead: { id: 'a' }, attempts: 3 }])
  await store.remove('a')
  expect(await idsIn()).toEqual([])
  for (const storage of [blocked, storageOf(0)]) {
    vi.stubGlobal('localStorage', storage)
    expect(storeEarly(leadNamed('a'))).toBe(false)
  }
})
