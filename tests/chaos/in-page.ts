import type { Language } from '../../content/schema/languages.ts'
import { wordsIn } from '../site/words.ts'
import type { StorageFaults } from './schedule.ts'

// What runs in pages and in the service worker. Each function stands alone: the browser gets its text.

/** The number of the service worker among those of pages. */
export const byWorker = 1_000_000

/** Where a service worker asks what the clock of the device shows. */
export const clockOfDevice = '/clock-of-this-test'

/** Compilers of TypeScript may mark functions with this one, which no page has. */
export const unmarked = 'globalThis.__name ??= (marked) => marked'

type WorkerEvent = { tag: string; waitUntil: (work: Promise<unknown>) => void }
type Worker = {
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void
}

/**
 * Runs in the service worker before its own code: gives it the clock of the device, which passes
 * faster than that of the test, and has it say with each lead who sends it.
 */
export const driveWorker = (number: number, clock: string): void => {
  const [now, later, send] = [Date.now, setTimeout, fetch]
  let ahead = 0
  Date.now = () => now() + ahead
  const setClock = async () => {
    ahead = Number(await (await send(clock)).text()) - now()
  }
  const pause = async (time: number): Promise<void> => {
    for (const due = Date.now() + time; Date.now() < due; await setClock().catch(() => {}))
      await new Promise((resolve) => later(resolve, 100))
  }
  // Short ones are for what takes no time on a device either.
  const longest = 500
  self.setTimeout = ((work: () => void, time = 0, ...given: []) =>
    time <= longest
      ? later(work, time, ...given)
      : void pause(time).then(work)) as typeof setTimeout
  AbortSignal.timeout = (time) => {
    const controller = new AbortController()
    pause(time).then(() => controller.abort(new DOMException('Timed out', 'TimeoutError')))
    return controller.signal
  }
  self.fetch = (address, options) => {
    if (options?.method !== 'POST') return send(address, options)
    const headers = new Headers(options.headers)
    headers.set('x-document', String(number))
    return send(address, { ...options, headers })
  }
  const worker = self as unknown as Worker
  const listen = worker.addEventListener.bind(self)
  worker.addEventListener = (name, listener) =>
    listen(name, (event) => {
      if (name !== 'sync') return listener(event)
      const run = async () => {
        await setClock()
        const work: Promise<unknown>[] = []
        listener({ tag: event.tag, waitUntil: (promise) => void work.push(promise) })
        await Promise.all(work)
      }
      event.waitUntil(run())
    })
}

/**
 * Runs in a page before its own scripts. Breaks what the schedule says, has the page say its number
 * with each request, and lets the clock of the test reach the one timer that it does not.
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

  const { database, failing } = storage
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
  // Not the same calls on every page.
  let calls = document
  const fails = () => database === 'flaky' && failing[calls++ % failing.length]
  const { open } = factory
  factory.open = function (name, version) {
    return fails() ? refuse() : open.call(this, name, version)
  }
  const { put, delete: remove, getAll } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key)
    // As a full disk does, which is noticed when the data is written.
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

/** Runs in a page: everything that looks like a waiting lead in the storage that lasts, as text. */
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

/** What a page can tell a visitor about a lead. */
export type Statement = 'thanks' | 'kept' | 'not kept' | 'failed' | 'result'

/** A statement with the reference of the lead it is about, where it names one. */
export type Said = { statement: Statement; reference: string }

/** By what a page makes each statement, and how it names a lead. */
export const statementsIn = (language: Language) => {
  const { forms, wizard } = wordsIn(language)
  const { thanks, kept, notKept, reference } = forms.afterSending
  const texts: Readonly<Record<Exclude<Statement, 'result'>, readonly string[]>> = {
    thanks: [thanks],
    kept: [kept, wizard.notSentYet.kept],
    'not kept': [notKept, wizard.notSentYet.notKept],
    failed: [wizard.submissionError.description],
  }
  return { texts, reference: reference.replace(/\{\w+\}/, '([0-9A-F]{8})') }
}

type Watched = ReturnType<typeof statementsIn> & { document: number }

/**
 * Runs in a page before its own scripts. Reports what the page says about leads, whenever that
 * changes.
 */
export const watchStatements = (watched: Watched): void => {
  const places = '[role="alert"], [data-island] form, [data-result], [data-result] + div, :target'
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
  const innermost = (element: Element, text: string): Element => {
    const inner = [...element.children].find((child) => textOf(child).includes(text))
    return inner ? innermost(inner, text) : element
  }
  const statementsAt = (place: Element) => {
    if (place.matches('[data-result]')) return ['{"statement":"result","reference":""}']
    return Object.entries(watched.texts).flatMap(([statement, texts]) => {
      const text = texts.find((one) => textOf(place).includes(one))
      if (text === undefined) return []
      const element = innermost(place, text)
      const reference = new RegExp(watched.reference).exec(textOf(element))?.[1] ?? ''
      return element.checkVisibility() ? [JSON.stringify({ statement, reference })] : []
    })
  }
  let before = '[]'
  const look = () => {
    // Places may be inside of others.
    const found = new Set([...document.querySelectorAll(places)].flatMap(statementsAt))
    const said = `[${[...found].join()}]`
    if (said === before) return
    before = said
    const report: unknown = Reflect.get(window, 'reportStatements')
    if (typeof report === 'function') void report(watched.document, JSON.parse(said))
  }
  const changes = { subtree: true, childList: true, characterData: true }
  new MutationObserver(look).observe(document, changes)
  addEventListener('load', look)
}
