import { type Adapter, jsonOf } from '../../components/leads/relay.ts'
import { printable } from '../terminal.ts'

/** What became of a test lead, and what that means for the owner. */
export type Outcome = { result: Result; message: string }

type Result =
  | 'delivered'
  | 'needs-activation'
  | 'wrong-origin'
  | 'captcha'
  | 'refused'
  | 'too-many-requests'
  | 'unavailable'
  | 'unreachable'

const activation =
  'Not delivered: this address and this origin still need activation. The relay has mailed a link to that address: ' +
  'open it (look in the spam folder as well), then run this again.'

const wrongOrigin =
  'Not delivered: the relay did not accept the origin. Give the address the public site has, such as ' +
  '--origin https://www.example.com; it must be the one that was activated.'

const captcha =
  'Not delivered: the answer is not JSON, most likely a captcha page. Relays show one to computers they do not trust, ' +
  'data centers among them: run this from the office.'

/** The reason for a refusal, which each service puts in a different field. */
const reasonIn = (answer: Record<string, unknown>): string => {
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  const detail =
    typeof first === 'object' && first !== null && 'message' in first ? first.message : undefined
  return [answer.message, answer.error, detail]
    .filter((words) => typeof words === 'string')
    .join(' ')
}

const outcomeOfRefusal = (status: number, reason: string): Outcome => {
  if (/activat/i.test(reason)) return { result: 'needs-activation', message: activation }
  if (/\b(web server|referr?er|origin)\b/i.test(reason))
    return { result: 'wrong-origin', message: wrongOrigin }
  const words = reason === '' ? 'and did not say why' : `and said: "${printable(reason)}"`
  return { result: 'refused', message: `Not delivered: the relay refused (${status}) ${words}.` }
}

/**
 * Interprets a relay's answer. The adapter recognizes success. The reason for a failure comes from
 * the body, because relays answer 200 even when they refuse.
 */
export const outcomeOfAnswer = (
  status: number,
  body: string,
  verdictOf: Adapter['verdict'],
): Outcome => {
  if (status === 429)
    return {
      result: 'too-many-requests',
      message: 'Not delivered: too many requests. Wait an hour before you try again.',
    }
  if (status >= 500) {
    return {
      result: 'unavailable',
      message: `Not delivered: the relay is unavailable (it answered ${status}). Try again later.`,
    }
  }
  if (verdictOf(status, body) === 'delivered') {
    return {
      result: 'delivered',
      message:
        'Delivered: the relay took the test lead. See that its e-mail arrives, and not among spam.',
    }
  }
  const answer = jsonOf(body)
  return answer === undefined
    ? { result: 'captcha', message: `${captcha} (It answered ${status}.)` }
    : outcomeOfRefusal(status, reasonIn(answer))
}

const brokenOff =
  'the connection broke off before an answer came, so the lead may have arrived all the same'

const explanations: Record<string, string> = {
  ENOTFOUND: 'no server has this name (DNS)',
  EAI_AGAIN: 'its name could not be looked up (DNS)',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: brokenOff,
  UND_ERR_SOCKET: brokenOff,
}

/** Interprets a request that got no answer. fetch wraps the error that has the code. */
export const outcomeOfError = (error: unknown, host: string): Outcome => {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined }
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  const why =
    name === 'TimeoutError'
      ? 'no answer came in time, so the lead may have arrived all the same'
      : (explanations[code] ?? code)
  return {
    result: 'unreachable',
    message: `${host} could not be reached${why === '' ? '' : `: ${why}`}.`,
  }
}
