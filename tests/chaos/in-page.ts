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

  if (storage.localStorage === 'full') Storage.prototype.setItem = refuse

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
  for (const name of ['put', 'delete', 'getAll'] as const) {
    const call = IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest
    const replaced = function (this: IDBObjectStore, ...given: unknown[]) {
      const isFailing = fails() || (database === 'full' && name === 'put')
      if (isFailing && name !== 'put') refuse()
      const request = call.apply(this, given)
      // A full disk is noticed when the data is written.
      if (isFailing) this.transaction.abort()
      return request
    }
    Object.assign(IDBObjectStore.prototype, { [name]: replaced })
  }
}

/** Runs in a page: every waiting lead in the storage that lasts, as text. */
export async function readLeads(): Promise<string[]> {
  const inLocalStorage = Object.keys(localStorage)
    .filter((key) => key.startsWith('waiting-lead:'))
    .map((key) => localStorage.getItem(key) ?? '')
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'leads')) return inLocalStorage
  const answerOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const opening = indexedDB.open('leads')
  // Never creates a database: the site does, with what it needs in it.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await answerOf(opening)
  const leads = await answerOf(database.transaction('outbox').objectStore('outbox').getAll())
  database.close()
  return [...inLocalStorage, ...leads.map((lead) => JSON.stringify(lead))]
}

const { forms, wizard } = words
const beforeSlots = (message: string) => message.replace(/\{.*/, '').trim()
const { thanks, kept, notKept, blocked, reference } = forms.afterSending

/** How a page says what became of a lead. */
export const statements = {
  thanks: [thanks],
  stored: [kept, wizard.notSentYet.kept, ...[blocked, wizard.notSentYet.blocked].map(beforeSlots)],
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
