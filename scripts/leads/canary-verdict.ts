import { type Adapter, jsonOf } from '../../components/leads/relays/relay.ts'
import { printable } from './printable.ts'

/** What became of a test lead. */
export type CanaryVerdict =
  | 'delivered'
  | 'needs-activation'
  | 'wrong-origin'
  | 'captcha'
  | 'refused'
  | 'too-many-requests'
  | 'unavailable'
  | 'unreachable'

/** A verdict, and what it means for the owner. */
export type Told = { verdict: CanaryVerdict; words: string }

/** What a relay answered. */
export type RelayAnswer = { status: number; body: string }

/** Why a relay refused, wherever its service puts that. */
const messageOf = (answer: Record<string, unknown>): string => {
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  const detail = typeof first === 'object' && first !== null && 'message' in first ? first.message : undefined
  return [answer.message, answer.error, detail].filter((words) => typeof words === 'string').join(' ')
}

const activation =
  'Not delivered: this address and this origin still need activation. The relay has mailed a link to that address: ' +
  'open it (look in the spam folder as well), then run this again.'

const wrongOrigin =
  'Not delivered: the relay did not accept the origin. Give the address the public site has, such as ' +
  '--origin https://www.example.com; it must be the one that was activated.'

const captcha =
  'Not delivered: the answer is no JSON, most likely a captcha page. Relays show one to computers they do not trust, ' +
  'data centers among them: run this from the office.'

const quoted = (message: string) => (message === '' ? 'and did not say why' : `and said: "${printable(message)}"`)

/**
 * Reads a relay's answer: its adapter knows a yes, and the words tell one no from another, because such relays answer
 * 200 even when they refuse.
 */
export const canaryVerdict = ({ status, body }: RelayAnswer, verdictOf: Adapter['verdict']): Told => {
  if (status === 429) {
    return { verdict: 'too-many-requests', words: 'Not delivered: too many requests. Wait an hour before you try again.' }
  }
  if (status >= 500) {
    return { verdict: 'unavailable', words: `Not delivered: the relay is unavailable (it answered ${status}). Try again later.` }
  }
  if (verdictOf(status, body) === 'delivered') {
    return { verdict: 'delivered', words: 'Delivered: the relay took the test lead. See that its e-mail arrives, and not among spam.' }
  }
  const answer = jsonOf(body)
  if (answer === undefined) return { verdict: 'captcha', words: `${captcha} (It answered ${status}.)` }
  const message = messageOf(answer)
  if (/activat/i.test(message)) return { verdict: 'needs-activation', words: activation }
  if (/\b(web server|referr?er|origin)\b/i.test(message)) return { verdict: 'wrong-origin', words: wrongOrigin }
  return { verdict: 'refused', words: `Not delivered: the relay refused (${status}) ${quoted(message)}.` }
}

const codeWords: Record<string, string> = {
  ENOTFOUND: 'no server has this name (DNS)',
  EAI_AGAIN: 'its name could not be looked up (DNS)',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection broke off before an answer came, so the lead may have arrived all the same',
  UND_ERR_SOCKET: 'the connection broke off before an answer came, so the lead may have arrived all the same',
}

/** Why a request brought no answer: the code stands in what fetch wraps. */
export const unreachableVerdict = (error: unknown, host: string): Told => {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined }
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  const why = name === 'TimeoutError' ? 'no answer came in time, so the lead may have arrived all the same' : (codeWords[code] ?? code)
  return { verdict: 'unreachable', words: `${host} could not be reached${why === '' ? '' : `: ${why}`}.` }
}
