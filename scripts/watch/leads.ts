import { randomBytes } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { referenceOf } from '../../components/leads/lead.ts'
import { adapterOf, jsonOf, type RelaySettings } from '../../components/leads/relay.ts'
import { relayServices } from '../../content/schema/business.ts'
import { relayPattern } from '../../content/schema/web-address.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../terminal.ts'
import { type Answer, ask } from './ask.ts'
import { at, broken, deployAgain, type Finding, unchecked, type Watched } from './findings.ts'

const relaySchema = Type.Object({
  service: Type.Enum([...relayServices]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
})

/** Whether leads can be sent to an address: a web address, or a path of the site itself. */
export const isRelay = (endpoint: string): boolean =>
  endpoint !== '' && new RegExp(relayPattern).test(endpoint)

/** The relay that a page says it sends its forms to. Throws if it says none. */
export const relayOn = (html: string): Static<typeof relaySchema> => {
  const [, json = ''] =
    /<script type="application\/json"[^>]* id="relay">(.*?)<\/script>/s.exec(html) ?? []
  return parse(relaySchema, JSON.parse(json), 'its relay')
}

/** What is wrong with where forms go. @param expected empty if no relay is set here. */
const endpointFinding = async (endpoint: string, origin: string, expected: string) => {
  // Where no relay is set, forms go to an address that only the local server answers.
  if (endpoint.startsWith('/') && (await ask(new URL(endpoint, origin))).status === 404)
    return broken(
      `Forms go to ${endpoint} of the site itself, where nothing takes them. Set \`relay\` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.`,
    )
  if (endpoint === expected || (expected === '' && endpoint.startsWith('/'))) return undefined
  return expected === ''
    ? unchecked(
        `Forms go to ${endpoint}, and no relay is set here to compare that with. Set FORM_RELAY to the relay that the site was built with, and run this again.`,
      )
    : broken(
        `Forms go to ${endpoint}, and should go to ${expected}. If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.`,
      )
}

/** The reason for a refusal, which each service puts in a different field. */
const reasonIn = ({ message, error, errors }: Record<string, unknown>): string => {
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const detail = jsonOf(JSON.stringify(first) ?? '')?.message
  return [message, error, detail].filter((words) => typeof words === 'string').join(' ')
}

const refusal = (status: number, reason: string): string => {
  if (/activat/i.test(reason))
    return 'This address and this origin still need activation. The relay has mailed a link to that address: open it (look in the spam folder as well), then run this again.'
  if (/\b(web server|referr?er|origin)\b/i.test(reason))
    return 'The relay did not accept the origin. It must be the address of the public site, the one that was activated.'
  return `The relay refused (${status}) ${reason === '' ? 'and did not say why' : `and said: "${reason}"`}.`
}

/**
 * What is wrong with a relay that did not take a lead: it may answer 200 all the same. After a captcha or
 * too many requests, leads of visitors may arrive or not.
 */
const failureOf = ({ status, body, failure }: Answer): Finding => {
  const json = jsonOf(body)
  if (failure)
    return { ...failure, says: `The lead may have arrived all the same. ${failure.says}` }
  if (status === 429) return unchecked(`Too many requests. Wait an hour before you try again.`)
  if (status >= 500)
    return broken(`The relay is unavailable (it answered ${status}). Try again later.`)
  return json
    ? broken(`${refusal(status, reasonIn(json))}`)
    : unchecked(
        `The answer (${status}) is not JSON, most likely a captcha page. Relays show one to computers they do not trust, data centers among them: run this from the office.`,
      )
}

/**
 * Sends a test lead the way a page of the site does: as multipart, to the address that answers in
 * JSON. Relays check Origin and Referer, which browsers add themselves. The second mailbox of the
 * relay gets no copy.
 */
export const sendTestLead = async (settings: RelaySettings, origin: string): Promise<Watched> => {
  const relay = { ...settings, next: `${origin}/contact#thank-you` }
  // A relay on the site itself works like FormSubmit.
  if (relay.endpoint.startsWith('/')) relay.service = 'FormSubmit'
  const adapter = adapterOf(relay)
  const leadId = randomBytes(16).toString('hex')
  const body = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Test lead',
    message: 'A test of the way leads take. Nobody waits for an answer.',
    source: 'npm run watch',
    leadId,
    ...adapter.controls(relay, 'Test lead: please ignore'),
    [adapter.honeypot]: '',
  }))
    body.set(name, value)
  const headers = { accept: 'application/json', origin, referer: `${origin}/` }
  const url = new URL(adapter.endpoint(relay), origin)
  const answer = await ask(url, { method: 'POST', headers, body })
  const lead = `The test lead ${referenceOf({ id: leadId })} to ${url.host}`
  if (!answer.failure && adapter.verdict(answer.status, answer.body) === 'delivered') {
    const said = `${lead} was taken. See that its e-mail arrives, and not among spam.`
    return { findings: [], seen: [said] }
  }
  const failure = failureOf(answer)
  const says = `${lead} was not delivered. ${failure.says} Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay in content/business.yaml, and deploy.`
  return { findings: [{ ...failure, says }], seen: [`${lead} was not delivered.`] }
}

/** Where the forms of a page go, and what becomes of a test lead if one is to be sent. */
export const checkLeads = async (
  page: Answer,
  { origin, lead, expected }: { origin: string; lead: boolean; expected: string },
): Promise<Watched & { endpoint: string }> => {
  try {
    const relay = relayOn(page.body)
    const { endpoint } = relay
    if (!isRelay(endpoint)) throw new Error(`"${endpoint}" is no address of a relay.`)
    const finding = await endpointFinding(endpoint, origin, expected)
    const findings = finding ? [finding] : []
    if (!lead || finding?.severity === 'broken')
      return { findings, seen: [`Forms go to ${endpoint}. No test lead was sent.`], endpoint }
    const sent = await sendTestLead(relay, origin)
    return { findings: [...findings, ...sent.findings], seen: sent.seen, endpoint }
  } catch (error) {
    const says = `The page does not say where its forms go: ${errorMessage(error)} It is of another build, or not of this site. ${deployAgain}`
    const findings = at(page.url.pathname, [broken(says)])
    return { findings, seen: ['No relay.'], endpoint: '' }
  }
}
