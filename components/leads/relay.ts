/** Where leads go and what the relay is told to do with them. Decided at build time, carried to the browser as data. */
export type Relay = {
  /** Address of a form sent by the browser itself. */
  action: string
  /** Address that answers in JSON. */
  ajax: string
  /** Where the relay sends a visitor after a form the browser sent itself. */
  next: string
  /** A second mailbox that gets a copy of every lead. */
  copyTo?: string
}

/** What the relay is told to do with a form, under the names it knows. */
export const controlFields = ({ next, copyTo }: Relay, subject: string): Record<string, string> => ({
  _subject: subject,
  _template: 'table',
  _captcha: 'false',
  _next: next,
  ...(copyTo === undefined ? {} : { _cc: copyTo }),
})

/** What became of a lead. `refused` will not get better by trying again; `unreachable` may. */
export type Verdict = 'delivered' | 'refused' | 'unreachable'

/** `https://host/you@x` answers in JSON at `https://host/ajax/you@x`, and our own `/relay` at `/relay/ajax`. */
export const ajaxAddress = (endpoint: string): string => {
  if (endpoint.startsWith('/')) return `${endpoint}/ajax`
  const { origin, pathname } = new URL(endpoint)
  return `${origin}/ajax${pathname}`
}

const isAnswer = (body: unknown): body is { success: unknown } => typeof body === 'object' && body !== null && 'success' in body

/**
 * Reads a relay's answer. Such relays answer 200 even when they refuse, so the word is the body's `success`, a string
 * or a boolean; a 200 that is not JSON is a captcha page.
 */
export const readVerdict = (status: number, body: string): Verdict => {
  if (status === 429 || status >= 500) return 'unreachable'
  try {
    const answer: unknown = JSON.parse(body)
    return status < 400 && isAnswer(answer) && String(answer.success) === 'true' ? 'delivered' : 'refused'
  } catch {
    return 'refused'
  }
}
