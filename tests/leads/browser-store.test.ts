import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepEarly } from '../../components/leads/early/keep-early.ts'
import { browserStore } from '../../components/leads/outbox/browser-store.ts'
import type { Queued } from '../../components/leads/outbox/queued.ts'
import { leadKey, leadsInMemory, leadsMayWait } from '../../components/leads/outbox/waiting.ts'
import { leadNamed } from './browser-world.ts'

/** A localStorage that refuses values of more than so many characters. */
const storageOf = (room: number) => {
  const items: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items[key] = value
    },
    removeItem: (key: string) => delete items[key],
  }
  // As in a browser, its keys are those of its items.
  return new Proxy(items, { get: (_, name) => Reflect.get(methods, name) })
}

const queued = (id: string, photos?: Queued['lead']['photos']): Queued => ({
  lead: { ...leadNamed(id), ...(photos && { photos }) },
  queuedAt: 1,
  attempts: 0,
  notBefore: 0,
})

const ids = (all: readonly Queued[]) => all.map(({ lead }) => lead.id)

const block = (name: 'indexedDB' | 'localStorage') =>
  vi.stubGlobal(
    name,
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
        ownKeys: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      },
    ),
  )

/** A database that neither answers nor fails. */
const hang = () => vi.stubGlobal('indexedDB', { open: () => ({}), databases: async () => [] })

beforeEach(() => {
  leadsInMemory.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', storageOf(10_000))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the store of a browser', () => {
  test('keeps a lead for the next page, and any page can tell', async () => {
    expect(await leadsMayWait()).toBe(false)
    expect(await browserStore().put(queued('a'))).toBe(true)
    expect(await leadsMayWait()).toBe(true)
    expect(ids(await browserStore().all())).toEqual(['a'])
    await browserStore().remove('a')
    expect(await browserStore().all()).toEqual([])
  })

  test('finds leads where localStorage is full and where it is blocked', async () => {
    vi.stubGlobal('localStorage', storageOf(0))
    expect(await browserStore().put(queued('a'))).toBe(true)
    expect(await leadsMayWait()).toBe(true)
    block('localStorage')
    expect(await leadsMayWait()).toBe(true)
    expect(ids(await browserStore().all())).toEqual(['a'])
  })

  test('falls back to localStorage where there is no database', async () => {
    block('indexedDB')
    expect(await browserStore().put(queued('a'))).toBe(true)
    expect(await leadsMayWait()).toBe(true)
    expect(ids(await browserStore().all())).toEqual(['a'])
  })

  test('says that a lead does not outlive the page where everything is blocked', async () => {
    block('indexedDB')
    block('localStorage')
    const store = browserStore()
    expect(await store.put(queued('a'))).toBe(false)
    expect(ids(await store.all())).toEqual(['a'])
    expect(await leadsMayWait()).toBe(true)
  })

  test('keeps the words of a lead where its pictures do not fit', async () => {
    block('indexedDB')
    const photos = [{ name: 'roof.jpg', data: 'x'.repeat(20_000) }]
    expect(await browserStore().put(queued('a', photos))).toBe(true)
    const [kept] = await browserStore().all()
    expect(kept?.lead.photos).toEqual([{ name: 'roof.jpg', data: '' }])
  })

  test('waits a second for a database that hangs, and once only', async () => {
    vi.useFakeTimers()
    hang()
    const store = browserStore()
    const put = store.put(queued('a'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await put).toBe(true)
    // No timer has to pass any more.
    expect(ids(await store.all())).toEqual(['a'])
    await store.remove('a')
    expect(await store.all()).toEqual([])
  })

  test('has a lead in localStorage before a database answers, and only in the database once it has', async () => {
    const inLocalStorage = () => localStorage.getItem(`${leadKey}a`) !== null
    const put = browserStore().put(queued('a'))
    expect(inLocalStorage()).toBe(true)
    await put
    expect(inLocalStorage()).toBe(false)
    expect(ids(await browserStore().all())).toEqual(['a'])
  })

  test('goes by the best of two copies, which a page that was closed may have left', async () => {
    const store = browserStore()
    await store.put({ ...queued('a'), held: { by: 'other', until: 2 } })
    localStorage.setItem(`${leadKey}a`, JSON.stringify(queued('a')))
    expect(await store.all()).toMatchObject([{ held: { by: 'other' } }])
    const take = ({ held, ...lead }: Queued) => (held ? undefined : { ...lead, attempts: 1 })
    expect(await store.update('a', take)).toBeUndefined()
  })

  test('gives the database time to answer when a device wakes from sleep', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('localStorage', storageOf(0))
    const put = browserStore().put(queued('a'))
    vi.advanceTimersToNextTimer()
    expect(await put).toBe(true)
  })

  test('asks a database again that failed just now', async () => {
    vi.stubGlobal('localStorage', storageOf(0))
    const put = IDBObjectStore.prototype.put
    let failures = 2
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      failures -= 1
      const request = put.apply(this, given)
      // As a full disk does, which is noticed when the data is written.
      if (failures >= 0) this.transaction.abort()
      return request
    })
    expect(await browserStore().put(queued('a'))).toBe(true)
  })

  test('does not take a database for silent that refused at once', async () => {
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
      if (place === 'localStorage') block('indexedDB')
      const tabs = [browserStore(), browserStore()]
      await tabs[0]?.put(queued('a'))
      const taken = await Promise.all(
        tabs.map((tab, index) =>
          tab.update('a', (waiting) =>
            waiting.held ? undefined : { ...waiting, held: { by: `tab ${index}`, until: 1 } },
          ),
        ),
      )
      expect(taken.filter((lead) => lead !== undefined)).toHaveLength(1)
    },
  )

  test('does not bring back a lead that another tab has delivered', async () => {
    const store = browserStore()
    await store.put(queued('a'))
    await browserStore().remove('a')
    expect(await store.update('a', (waiting) => ({ ...waiting, attempts: 1 }))).toBeUndefined()
    expect(await store.all()).toEqual([])
  })

  test('removes a lead in the end where removing fails at first', async () => {
    const store = browserStore()
    await store.put(queued('a'))
    const remove = IDBObjectStore.prototype.delete
    let failures = 8
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      failures -= 1
      if (failures >= 0) throw new Error('flaky')
      return remove.call(this, key)
    })
    await store.remove('a')
    expect(await store.all()).toEqual([])
  })

  test('takes over the copy that a form left before the outbox was loaded', async () => {
    localStorage.setItem(`${leadKey}a`, JSON.stringify(queued('a')))
    const store = browserStore()
    await store.put({ ...queued('a'), attempts: 3 })
    expect((await store.all()).map(({ attempts }) => attempts)).toEqual([3])
    await store.remove('a')
    expect(await browserStore().all()).toEqual([])
  })

  test('forgets the marks of an earlier version of the site', async () => {
    localStorage.setItem(`${leadKey}a`, '1763764000000')
    await browserStore().all()
    expect(await leadsMayWait()).toBe(true)
    expect(localStorage.getItem(`${leadKey}a`)).toBeNull()
  })
})

describe.each([
  ['localStorage', 10_000],
  ['the database, where localStorage is full', 0],
])('a lead that the page kept in %s before this code was loaded', (_where, room) => {
  beforeEach(() => vi.stubGlobal('localStorage', storageOf(room)))

  test('is found, held by the form', async () => {
    expect(await keepEarly(leadNamed('early'))).toBe(true)
    expect(await leadsMayWait()).toBe(true)
    expect(await browserStore().all()).toMatchObject([
      { lead: leadNamed('early'), attempts: 0, held: { by: 'form' } },
    ])
  })

  test('is the same lead when the form submits it, and is gone when it is delivered', async () => {
    await keepEarly(leadNamed('early'))
    const store = browserStore()
    await store.put(queued('early'))
    expect(ids(await store.all())).toEqual(['early'])
    await store.remove('early')
    expect(await browserStore().all()).toEqual([])
  })
})

test('a browser that keeps nothing fails to keep a lead early', async () => {
  block('localStorage')
  block('indexedDB')
  await expect(keepEarly(leadNamed('early'))).rejects.toThrow()
})
