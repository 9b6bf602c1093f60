import { randomBytes } from 'node:crypto'
import { referenceOf } from '../../components/leads/lead.ts'
import { adapterOf } from '../../components/leads/relays/adapters.ts'
import { type Adapter, jsonOf, type RelaySettings } from '../../components/leads/relays/relay.ts'
import { printable } from '../terminal.ts'
import { type Answer, ask, type NoAnswer } from './ask.ts'
import type { Finding, Severity } from './finding.ts'

/** What became of the test lead. Without a severity, it was delivered. */
type Outcome = { severity?: Severity; message: string }

export type LeadCheck = { said: string; findings: Finding[] }

const notDelivered = (severity: Severity, message: string): Outcome => ({
  severity,
  message: `Not delivered: ${message}`,
})

/** The reason for a refusal, which each service puts in a different field. */
const reasonIn = ({ message, error, errors }: Record<string, unknown>): string => {
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const detail =
    typeof first === 'object' && first !== null && 'message' in first ? first.message : undefined
  return [message, error, detail].filter((words) => typeof words === 'string').join(' ')
}

const outcomeOfRefusal = (status: number, reason: string): Outcome => {
  if (/activat/i.test(reason))
    return notDelivered(
      'broken',
      'this address and this origin still need activation. The relay has mailed a link to that address: open it (look in the spam folder as well), then run this again.',
    )
  if (/\b(web server|referr?er|origin)\b/i.test(reason))
    return notDelivered(
      'broken',
      'the relay did not accept the origin. It must be the address of the public site, the one that was activated.',
    )
  return notDelivered(
    'broken',
    `the relay refused (${status}) ${reason === '' ? 'and did not say why' : `and said: "${printable(reason)}"`}.`,
  )
}

/**
 * The adapter recognizes success. The reason for a failure comes from the body, because relays
 * answer 200 even when they refuse. After a captcha or too many requests, it is not known whether
 * leads of visitors arrive.
 */
const outcomeOf = (answer: Answer | NoAnswer, verdictOf: Adapter['verdict']): Outcome => {
  if (answer.kind === 'no answer')
    return {
      severity: answer.severity,
      message: `${answer.url.host} could not be reached: ${answer.reason}. The lead may have arrived all the same.`,
    }
  const { status, body } = answer
  if (status === 429)
    return notDelivered('unchecked', 'too many requests. Wait an hour before you try again.')
  if (status >= 500)
    return notDelivered(
      'broken',
      `the relay is unavailable (it answered ${status}). Try again later.`,
    )
  if (verdictOf(status, body) === 'delivered')
    return {
      message:
        'Delivered: the relay took the test lead. See that its e-mail arrives, and not among spam.',
    }
  const json = jsonOf(body)
  return json === undefined
    ? notDelivered(
        'unchecked',
        `the answer (${status}) is not JSON, most likely a captcha page. Relays show one to computers they do not trust, data centers among them: run this from the office.`,
      )
    : outcomeOfRefusal(status, reasonIn(json))
}

/**
 * Sends a lead that nobody can mistake for a customer's, the way a page of the site does: as
 * multipart, to the address that answers in JSON. Relays check Origin and Referer, which browsers
 * add themselves. The second mailbox of the relay gets no copy.
 * @param timeout for the whole answer, in milliseconds.
 */
export const sendTestLead = async (
  settings: RelaySettings,
  origin: string,
  timeout?: number,
): Promise<LeadCheck> => {
  const isOwn = settings.endpoint.startsWith('/')
  const relay = { ...settings, next: `${origin}/contact#thank-you` }
  // A relay on the site itself works like FormSubmit.
  const adapter = adapterOf(isOwn ? { service: 'FormSubmit' } : relay)
  const leadId = randomBytes(16).toString('hex')
  const body = new FormData()
  const fields = {
    name: 'Test lead',
    message: 'A test of the way leads take. Nobody waits for an answer.',
    source: 'npm run watch',
    leadId,
    ...adapter.controls(relay, 'Test lead: please ignore'),
    [adapter.honeypot]: '',
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await ask(new URL(adapter.endpoint(relay), origin), {
    method: 'POST',
    headers: { accept: 'application/json', origin, referer: `${origin}/` },
    body,
    ...(timeout === undefined ? {} : { timeout }),
  })
  const { severity, message } = outcomeOf(answer, adapter.verdict)
  const advice =
    'Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay in content/business.yaml, and deploy.'
  return {
    said: `Test lead ${referenceOf({ id: leadId })} to ${answer.url.host}. ${message}`,
    findings: severity ? [{ severity, problem: `The test lead: ${message}`, advice }] : [],
  }
}
