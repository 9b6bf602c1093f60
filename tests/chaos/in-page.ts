import type { Page } from 'playwright/test'
import { words } from '../site/words.ts'
import type { StorageFaults } from './schedule.ts'

// Functions that run in pages. Each is self-contained, because the browser gets its source.

/** Runs in a page: replaces the one timer that does not follow the clock of the test. */
export const followClock = (): void => {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    const error = new DOMException('The operation timed out', 'TimeoutError')
    setTimeout(() => controller.abort(error), milliseconds)
    return controller.signal
  }
}

/** Runs in a page before its own scripts: breaks its storage. */
export const breakStorage = ({ localStorage, database }: StorageFaults): void => {
  const refuse = (): never => {
    throw new DOMException('The storage is blocked', 'SecurityError')
  }
  if (localStorage === 'blocked')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  if (localStorage === 'full') Storage.prototype.setItem = refuse

  const factory = IDBFactory.prototype
  if (database === 'missing') Object.defineProperty(window, 'indexedDB', { value: undefined })
  if (database === 'blocked')
    Object.assign(factory, { open: refuse, databases: async () => refuse() })
  if (database === 'hangs')
    // Accepts the handlers of a request, but calls none of them.
    Object.assign(factory, {
      open: () => new EventTarget(),
      databases: () => new Promise(() => {}),
    })
  if (database !== 'flaky' && database !== 'full') return
  let calls = 0
  const { prototype } = IDBObjectStore
  for (const name of ['put', 'delete', 'getAll'] as const) {
    const call = prototype[name] as (...given: unknown[]) => IDBRequest
    const replaced = function (this: IDBObjectStore, ...given: unknown[]) {
      const request = call.apply(this, given)
      // A full disk is noticed when the data is written.
      if (database === 'full' ? name === 'put' : calls++ % 3 === 0) this.transaction.abort()
      return request
    }
    Object.assign(prototype, { [name]: replaced })
  }
}

const { forms, wizard } = words
const beforeSlots = (message: string) => message.replace(/\{.*/, '').trim()
const { thanks, kept, notKept, blocked, reference } = forms.afterSending

/** The statements with which a page reports the outcome of a lead. */
const statements = {
  thanks: [thanks],
  stored: [kept, wizard.notSentYet.kept, ...[blocked, wizard.notSentYet.blocked].map(beforeSlots)],
  notStored: [notKept, wizard.notSentYet.notKept],
  failed: [wizard.submissionError.description],
  reference: reference.replace(/\{\w+\}/, '([0-9A-F]{8})'),
}

/** How often a page makes each statement, and the lead references in it. */
export type Said = Record<'thanks' | 'stored' | 'notStored' | 'failed' | 'result', number> & {
  references: string[]
}

/** Runs in a page: returns what it shows its visitor about leads. */
const readStatements = (texts: typeof statements): Said => {
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

const silent: Said = { thanks: 0, stored: 0, notStored: 0, failed: 0, result: 0, references: [] }

/** Returns what a page shows about leads: nothing while it navigates. */
export const saidIn = (page: Page): Promise<Said> =>
  page.evaluate(readStatements, statements).catch(() => silent)
