import { words } from '../site/words.ts'
import type { StorageFaults } from './schedule.ts'

// What runs in pages. Each function stands alone: the browser gets its text.

/**
 * Runs in a page before its own scripts. Breaks what the schedule says, has the page say its number
 * with each request, and replaces the one timer that does not follow the clock of the test.
 */
export const breakPage = ({
  document,
  storage,
}: {
  document: number
  storage: StorageFaults | undefined
}): void => {
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

  const { database } = storage
  const factory = IDBFactory.prototype
  if (database === 'blocked') {
    factory.open = refuse
    factory.databases = async () => refuse()
  }
  if (database === 'missing') Object.defineProperty(window, 'indexedDB', { value: undefined })
  if (database === 'hangs') {
    // Has the handlers of a request, and calls none of them.
    factory.open = () => new EventTarget() as IDBOpenDBRequest
    factory.databases = () => new Promise(() => {})
  }
  if (database !== 'flaky' && database !== 'full') return
  // Every third call, and not the same calls on every page.
  let calls = document
  const fails = () => database === 'flaky' && calls++ % 3 === 0
  const { open } = factory
  factory.open = function (name, version) {
    return fails() ? refuse() : open.call(this, name, version)
  }
  const { put, delete: remove, getAll } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key)
    // A full disk is noticed when the data is written.
    if (database === 'full' || fails()) this.transaction.abort()
    return request
  }
  IDBObjectStore.prototype.delete = function (key) {
    return fails() ? refuse() : remove.call(this, key)
  }
  IDBObjectStore.prototype.getAll = function (query, count) {
    return fails() ? refuse() : getAll.call(this, query, count)
  }
}

/** Runs in a page: leaves no room in the localStorage of its site, not for one character. */
export const fillLocalStorage = (): void => {
  for (let size = 2 ** 22; size >= 1; size = size > 1 ? Math.floor(size / 2) : 0)
    for (let full = false, n = 0; !full; n++)
      try {
        localStorage.setItem(`filling-${size}-${n}`, 'x'.repeat(size))
      } catch {
        full = true
      }
}

/** Runs in a page: every waiting lead in the storage that lasts, as text. */
export async function readLeads(): Promise<string[]> {
  const inLocalStorage = Object.keys(localStorage)
    .filter((key) => key.startsWith('waiting-lead:'))
    .map((key) => localStorage.getItem(key) ?? '')
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'leads')) return inLocalStorage
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opened = indexedDB.open('leads')
    // Never creates a database: the site does, with what it needs in it.
    opened.onupgradeneeded = () => opened.transaction?.abort()
    opened.onerror = () => reject(opened.error)
    opened.onsuccess = () => resolve(opened.result)
  })
  try {
    const leads = await new Promise<unknown[]>((resolve, reject) => {
      const read = database.transaction('outbox').objectStore('outbox').getAll()
      read.onerror = () => reject(read.error)
      read.onsuccess = () => resolve(read.result)
    })
    return [...inLocalStorage, ...leads.map((lead) => JSON.stringify(lead))]
  } finally {
    database.close()
  }
}

const { forms, wizard } = words
const { thanks, kept, notKept, reference } = forms.afterSending

/** How a page says what became of a lead. */
export const statements = {
  thanks: [thanks],
  stored: [kept, wizard.notSentYet.kept],
  notStored: [notKept, wizard.notSentYet.notKept],
  failed: [wizard.submissionError.description],
  reference: reference.replace(/\{\w+\}/, '([0-9A-F]{8})'),
}

/** How often a page makes each statement, and the references of leads that it names. */
export type Said = Record<'thanks' | 'stored' | 'notStored' | 'failed' | 'result', number> & {
  references: string[]
}

/** Runs in a page: what it shows its visitor about leads. */
export const readStatements = (texts: typeof statements): Said => {
  const shown = document.body.innerText.replace(/\s+/g, ' ')
  const count = (sentences: string[]) =>
    sentences.reduce((sum, sentence) => sum + shown.split(sentence).length - 1, 0)
  return {
    thanks: count(texts.thanks),
    stored: count(texts.stored),
    notStored: count(texts.notStored),
    failed: count(texts.failed),
    result: document.querySelectorAll('[data-result]').length,
    references: [...shown.matchAll(new RegExp(texts.reference, 'g'))].map(([, id = '']) => id),
  }
}
