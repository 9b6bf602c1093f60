import type { StorageFaults } from './storage-faults.ts'

export type PageFaults = { document: number; storage: StorageFaults | undefined }

/** Compilers of TypeScript may mark functions with this one, which no page has. */
export const unmarked = 'globalThis.__name ??= (marked) => marked'

/**
 * Evaluated in a page before its own scripts. Breaks what the schedule says, has the page say its
 * number with each request, and lets the clock of the test reach the one timer that it does not.
 */
export const breakPage = ({ document, storage }: PageFaults): void => {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    const error = new DOMException('The operation timed out', 'TimeoutError')
    setTimeout(() => controller.abort(error), milliseconds)
    return controller.signal
  }
  const send = window.fetch
  window.fetch = (address, options) => {
    const headers = new Headers(options?.headers)
    headers.set('x-document', String(document))
    return send(address, { ...options, headers })
  }
  if (storage === undefined) return

  const refuse = (): never => {
    throw new DOMException('The storage is blocked', 'SecurityError')
  }
  if (storage.localStorage === 'blocked')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })

  if (storage.database === 'blocked') {
    IDBFactory.prototype.open = refuse
    IDBFactory.prototype.databases = async () => refuse()
  }

  if (storage.database === 'missing')
    Object.defineProperty(window, 'indexedDB', { value: undefined })

  if (storage.database === 'hangs') {
    // Has the handlers of a request, and calls none of them.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    IDBFactory.prototype.databases = () => new Promise(() => {})
  }

  if (storage.database === 'flaky' || storage.database === 'full') {
    const isFull = storage.database === 'full'
    // Not the same calls on every page.
    let calls = document
    const fails = () => !isFull && storage.failing[calls++ % storage.failing.length]
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      return fails() ? refuse() : open.call(this, name, version)
    }
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      const request = put.call(this, value, key)
      // As a full disk does, which is noticed when the data is written.
      if (isFull || fails()) this.transaction.abort()
      return request
    }
    const { delete: remove, getAll } = IDBObjectStore.prototype
    IDBObjectStore.prototype.delete = function (key) {
      return fails() ? refuse() : remove.call(this, key)
    }
    IDBObjectStore.prototype.getAll = function (query, count) {
      return fails() ? refuse() : getAll.call(this, query, count)
    }
  }
}

/** Evaluated in a page: leaves no room in the localStorage of its site, not for one character. */
export const fillLocalStorage = (): void => {
  for (let size = 2 ** 22; size >= 1; size = size > 1 ? Math.floor(size / 2) : 0)
    for (let full = false, n = 0; !full; n++)
      try {
        localStorage.setItem(`filling-${size}-${n}`, 'x'.repeat(size))
      } catch {
        full = true
      }
}
