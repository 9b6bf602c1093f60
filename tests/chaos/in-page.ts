import type { Page } from 'playwright/test'
import { words } from '../site/content.ts'

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

const { forms, wizard } = words
const beforeSlots = (message: string) => message.replace(/\{.*/, '').trim()
const { thanks, kept, notKept, blocked, reference } = forms.afterSending

/** The statements with which a page reports the outcome of a lead. */
const statements = {
  thanks: [thanks],
  stored: [kept, wizard.notSentYet.kept, ...[blocked, wizard.notSentYet.blocked].map(beforeSlots)],
  notStored: [notKept, wizard.notSentYet.notKept],
  failed: [wizard.submissionError.description],
}

/** Runs in a page: counts its statements, and finds the references of leads. */
const readStatements = ([texts, code]: readonly [typeof statements, string]) => {
  const shown = document.body.innerText.replace(/\s+/g, ' ')
  const count = (sentences: string[]) =>
    sentences.reduce((sum, sentence) => sum + shown.split(sentence).length - 1, 0)
  return {
    thanks: count(texts.thanks),
    stored: count(texts.stored),
    notStored: count(texts.notStored),
    failed: count(texts.failed),
    result: document.querySelectorAll('[data-result]').length,
    references: [...shown.matchAll(new RegExp(code, 'g'))].map(([, id = '']) => id),
  }
}
export type Said = ReturnType<typeof readStatements>

const silent: Said = { thanks: 0, stored: 0, notStored: 0, failed: 0, result: 0, references: [] }
const code = reference.replace(/\{\w+\}/, '([0-9A-F]{8})')

/** Returns what a page shows about leads: nothing while it navigates. */
export const saidIn = (page: Page): Promise<Said> =>
  page.evaluate(readStatements, [statements, code] as const).catch(() => silent)
