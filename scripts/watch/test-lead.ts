import { randomBytes } from 'node:crypto'
import { referenceOf } from '../../components/leads/lead.ts'
import { adapterOf, jsonOf } from '../../components/leads/relay.ts'
import type { RelayService, RelaySettings } from '../../content/schema/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { ask, type ServerAnswer } from './ask.ts'
import type { Interval } from './expected.ts'
import type { Findings } from './findings.ts'

const browsersOnly =
  'Web3Forms takes forms of browsers only, unless a paid plan lists the address of this computer: send one from the contact page'

/** Why a service gets no test lead this often: it would cost visitors theirs, or none arrives. */
const tooOften: Partial<Record<RelayService, Partial<Record<Interval, string>>>> = {
  Formspree: {
    hour: 'Formspree takes 50 forms a month without a paid plan, test leads among them',
  },
  Web3Forms: { hour: browsersOnly, day: browsersOnly },
}

/** Returns why no test lead is sent this often; undefined if it may be. */
export const whyNoTestLead = (
  { service }: RelaySettings,
  every: Interval | undefined,
): string | undefined => every && tooOften[service]?.[every]

/** Says how the relay answered in place of a yes, in its own words. */
const refusalOf = ({ status, body, failure }: ServerAnswer): string => {
  if (failure) return `${failure} It may have arrived all the same.`
  const words = jsonOf(body) ? body : (/<title>([^<]*)/.exec(body)?.[1] ?? 'a page')
  return `The relay answered ${status}: ${words.slice(0, 300)}.`
}

/**
 * Sends a test lead as a page of the site does: as multipart, to the address that answers in JSON.
 * Relays check Origin and Referer, which browsers add themselves. The second mailbox of the relay
 * gets no copy.
 */
export const sendTestLead = async (
  settings: RelaySettings,
  origin: string,
  { broken, saw }: Findings,
): Promise<void> => {
  const relay = { ...settings, next: `${origin}${addressOf(linkedPages.contact)}#thank-you` }
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
  const lead = `The test lead ${referenceOf({ id: leadId })} to ${relay.service} at ${url.host}`
  if (!answer.failure && adapter.verdict(answer.status, answer.body) === 'delivered')
    return saw(`${lead} was accepted. Check that its e-mail arrives, and not as spam.`)
  broken(
    `${lead} did not arrive. ${refusalOf(answer)} Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay and deploy: README, "A lead did not arrive".`,
  )
}
