import { randomBytes } from 'node:crypto'
import { referenceOf } from '../../components/leads/lead.ts'
import {
  type Adapter,
  adapterOf,
  jsonOf,
  type RelaySettings,
} from '../../components/leads/relay.ts'
import { printable } from '../terminal.ts'
import { type Answer, ask } from './ask.ts'
import type { Finding, Severity } from './finding.ts'

/** The reason for a refusal, which each service puts in a different field. */
const reasonIn = ({ message, error, errors }: Record<string, unknown>): string => {
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const detail =
    typeof first === 'object' && first !== null && 'message' in first ? first.message : undefined
  return [message, error, detail].filter((words) => typeof words === 'string').join(' ')
}

const refusal = (status: number, reason: string): string => {
  if (/activat/i.test(reason))
    return 'this address and this origin still need activation. The relay has mailed a link to that address: open it (look in the spam folder as well), then run this again.'
  if (/\b(web server|referr?er|origin)\b/i.test(reason))
    return 'the relay did not accept the origin. It must be the address of the public site, the one that was activated.'
  const words = reason === '' ? 'and did not say why' : `and said: "${printable(reason)}"`
  return `the relay refused (${status}) ${words}.`
}

/**
 * Why a test lead was not delivered; undefined if it was. The adapter recognizes success. The reason
 * for a failure comes from the body, because relays answer 200 even when they refuse. After a
 * captcha or too many requests, leads of visitors may arrive or not.
 */
const whyNot = (
  { status, body, failure }: Answer,
  verdictOf: Adapter['verdict'],
): [Severity, string] | undefined => {
  if (failure)
    return [failure.severity, `${failure.problem} The lead may have arrived all the same.`]
  if (status === 429) return ['unchecked', 'too many requests. Wait an hour before you try again.']
  if (status >= 500)
    return ['broken', `the relay is unavailable (it answered ${status}). Try again later.`]
  if (verdictOf(status, body) === 'delivered') return undefined
  const json = jsonOf(body)
  return json === undefined
    ? [
        'unchecked',
        `the answer (${status}) is not JSON, most likely a captcha page. Relays show one to computers they do not trust, data centers among them: run this from the office.`,
      ]
    : ['broken', refusal(status, reasonIn(json))]
}

/** The form of a lead that nobody can mistake for a customer's. */
const testForm = (leadId: string, controls: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  const fields = {
    name: 'Test lead',
    message: 'A test of the way leads take. Nobody waits for an answer.',
    source: 'npm run watch',
    leadId,
    ...controls,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/**
 * Sends a test lead the way a page of the site does: as multipart, to the address that answers in
 * JSON. Relays check Origin and Referer, which browsers
 * add themselves. The second mailbox of the relay gets no copy.
 * @param timeout for the whole answer, in milliseconds.
 */
export const sendTestLead = async (
  { service, endpoint, accessKey }: RelaySettings,
  origin: string,
  timeout?: number,
): Promise<{ said: string; findings: Finding[] }> => {
  const relay = {
    // A relay on the site itself works like FormSubmit.
    service: endpoint.startsWith('/') ? ('FormSubmit' as const) : service,
    endpoint,
    ...(accessKey === undefined ? {} : { accessKey }),
    next: `${origin}/contact#thank-you`,
  }
  const adapter = adapterOf(relay)
  const leadId = randomBytes(16).toString('hex')
  const controls = adapter.controls(relay, 'Test lead: please ignore')
  const answer = await ask(new URL(adapter.endpoint(relay), origin), {
    method: 'POST',
    headers: { accept: 'application/json', origin, referer: `${origin}/` },
    body: testForm(leadId, { ...controls, [adapter.honeypot]: '' }),
    ...(timeout === undefined ? {} : { timeout }),
  })
  const lead = `The test lead ${referenceOf({ id: leadId })} to ${answer.url.host}`
  const [severity, why] = whyNot(answer, adapter.verdict) ?? []
  if (!severity)
    return {
      said: `${lead} was taken. See that its e-mail arrives, and not among spam.`,
      findings: [],
    }
  const problem = `${lead} was not delivered: ${why}`
  const advice =
    'Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay in content/business.yaml, and deploy.'
  return { said: `${lead} was not delivered.`, findings: [{ severity, problem, advice }] }
}
