import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeEarly } from '../../components/form/page-form.ts'
import { leadKey, leadsInMemory, leadsMayWait } from '../../components/leads/lead.ts'
import { browserStore } from '../../components/leads/outbox/browser-store.ts'
import { asQueued, type Queued } from '../../components/leads/outbox/queued.ts'
import { blocked, storageOf } from '../browser-storage.ts'
import { leadNamed } from './browser-world.ts'

const queued = (id: string, photos?: Queued['lead']['photos']): Queued => ({
  lead: { ...leadNamed(id), ...(photos && { photos }) },
  queuedAt: 1,
  attempts: 0,
  notBefore: 0,
})
const idsIn = async (store = browserStore()) => (await store.all()).map(({ lead }) => lead.id)
/** What a tab does that is about to send a lead. */
const takeAs = (by: string) => (waiting: Queued) =>
  waiting.lease ? undefined : { ...waiting, lease: { by, until: 1 } }

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

/** Makes the database fail some times, as on a full disk, which is noticed when data is written. */
const failAtFirst = (method: 'put' | 'delete', times: number) => {
  const failing = vi.spyOn(IDBObjectStore.prototype, method)
  for (let time = 0; time < times; time++)
    failing.mockImplementationOnce(function (this: IDBObjectStore) {
      const request = this.get('none')
      this.transaction.abort()
      return request as IDBRequest
    })
}

test.each([
  ['works', 'works', true],
  ['is full', 'fails at first', true],
  ['is blocked', 'works', true],
  ['works', 'is blocked', true],
  ['is blocked', 'is blocked', false],
])(
  'where localStorage %s and the database %s, pages find leads, change and delete them, and know whether they last: %s',
  async (local, database, lasts) => {
    if (local !== 'works')
      vi.stubGlobal('localStorage', local === 'is full' ? storageOf(0) : blocked)
    if (database === 'is blocked') vi.stubGlobal('indexedDB', blocked)
    if (database === 'fails at first') {
      failAtFirst('put', 2)
      failAtFirst('delete', 8)
    }
    const [page, next] = [browserStore(), browserStore()]
    expect(await leadsMayWait().catch(() => false)).toBe(false)
    expect(await page.put(queued('a'))).toBe(lasts)
    expect(await leadsMayWait()).toBe(true)
    for (const store of [page, next]) expect(await idsIn(store)).toEqual(['a'])
    expect(await next.update('a', takeAs('next'))).toMatchObject({ lease: { by: 'next' } })
    expect(await page.update('a', takeAs('page'))).toBeUndefined()
    await page.remove('a')
    // Another tab that is about to write its outcome does not restore it.
    expect(await next.update('a', (waiting) => waiting)).toBeUndefined()
    expect(await idsIn(next)).toEqual([])
  },
)

test('a lead is in localStorage until the database has it, as the page may be closed before', async () => {
  const put = browserStore().put(queued('a'))
  expect(localStorage.getItem(`${leadKey}a`)).not.toBeNull()
  await put
  expect(localStorage.getItem(`${leadKey}a`)).toBeNull()
})

test('the words of a lead are stored if its pictures do not fit', async () => {
  vi.stubGlobal('indexedDB', blocked)
  const photos = [{ name: 'roof.jpg', data: 'x'.repeat(20_000) }]
  expect(await browserStore().put(queued('a', photos))).toBe(true)
  const [stored] = await browserStore().all()
  expect(stored?.lead.photos).toEqual([{ name: 'roof.jpg', data: '' }])
})

test('a database that hangs is waited for one second, the first time only', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}), databases: async () => [] })
  const store = browserStore()
  const put = store.put(queued('b'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await put).toBe(true)
  // No timer has to pass any more.
  expect(await idsIn(store)).toEqual(['b'])
  await store.remove('b')
  expect(await idsIn(store)).toEqual([])
})

test('a device that wakes from sleep, or a database that refuses at once, is no timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('localStorage', storageOf(0))
  const store = browserStore()
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('flaky')
  })
  expect(await store.put(queued('a'))).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  opening.mockRestore()
  const put = store.put(queued('b'))
  vi.advanceTimersToNextTimer()
  expect(await put).toBe(true)
})

test('of two copies, which a closed page may have left, the better counts', async () => {
  const store = browserStore()
  await store.put({ ...queued('a'), lease: { by: 'other', until: 2 } })
  localStorage.setItem(`${leadKey}a`, JSON.stringify(queued('a')))
  expect(await store.all()).toMatchObject([{ lease: { by: 'other' } }])
  expect(await store.update('a', takeAs('page'))).toBeUndefined()
})

test('of two tabs that take a lead at once from the database, one gets it', async () => {
  const tabs = [browserStore(), browserStore()]
  await tabs[0]?.put(queued('a'))
  const taken = await Promise.all(tabs.map((tab, index) => tab.update('a', takeAs(`${index}`))))
  expect(taken.filter((lead) => lead !== undefined)).toHaveLength(1)
})

test('a tab does not get a lead from localStorage that another took in the same moment', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', blocked)
  const store = browserStore()
  await store.put(queued('a'))
  const taken = store.update('a', takeAs('mine'))
  await vi.advanceTimersByTimeAsync(0)
  localStorage.setItem(`${leadKey}a`, JSON.stringify(takeAs('other')(queued('a'))))
  await vi.advanceTimersByTimeAsync(100)
  expect(await taken).toBeUndefined()
})

test('a lead stored before this code was loaded is the same when submitted, or is said not to be stored', async () => {
  expect(storeEarly(leadNamed('a'))).toBe(true)
  const store = browserStore()
  const early = { lead: leadNamed('a'), attempts: 0, lease: { by: 'form' } }
  expect(await store.all()).toMatchObject([early])
  await store.put({ ...queued('a'), attempts: 3 })
  expect(await store.all()).toMatchObject([{ lead: { id: 'a' }, attempts: 3 }])
  for (const storage of [blocked, storageOf(0)]) {
    vi.stubGlobal('localStorage', storage)
    expect(storeEarly(leadNamed('a'))).toBe(false)
  }
})

test('what is stored is a lead without its damaged parts, or is deleted', async () => {
  const whole: Queued = {
    lead: { ...queued('a').lead, honeypot: 'buy', origin: { page: '/' }, photos: [] },
    queuedAt: 1,
    attempts: 0,
    notBefore: 0,
    last: 'busy',
    lease: { by: 'page', until: 2 },
  }
  expect(asQueued(structuredClone(whole))).toEqual(whole)
  const damaged = { photos: [7, { name: 'x' }], origin: { page: 7 }, honeypot: 7 }
  expect(
    asQueued({ ...whole, lead: { ...whole.lead, ...damaged }, last: 'eaten', lease: 1 }),
  ).toEqual(queued('a', []))
  const broken = [{ id: 7 }, { source: 7 }, { subject: 7 }, { fields: { a: 7 } }].map((part) => ({
    ...whole,
    lead: { ...whole.lead, ...part },
  }))
  for (const [at, value] of [7, { ...whole, queuedAt: -1 }, ...broken].entries())
    localStorage.setItem(leadKey + at, JSON.stringify(value))
  expect(await idsIn()).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
  fc.assert(fc.property(fc.anything(), (value) => void asQueued(value)))
})
