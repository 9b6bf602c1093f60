import { randomBytes } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { referenceOf } from '../../components/leads/lead.ts'
import { adapterOf, jsonOf } from '../../components/leads/relay.ts'
import { isLocalOrigin } from '../../content/schema/fields.ts'
import {
  isLocalRelay,
  type RelayService,
  type RelaySettings,
  relayProblem,
  relayServices,
} from '../../content/schema/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../shared/terminal.ts'
import { ask, type ServerAnswer } from './ask.ts'
import { deployAgain, type Findings, type Interval, type Watch } from './expected.ts'

const settings = {
  service: Type.Enum([...relayServices]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
}
const relaySchema = Type.Object({ ...settings, fallback: Type.Optional(Type.Object(settings)) })

/** Reads the relay that a page names for its forms. Throws if it names none. */
export const relayOf = (html: string): Static<typeof relaySchema> => {
  const [, json = ''] =
    /<script type="application\/json"[^>]* id="relay">(.*?)<\/script>/s.exec(html) ?? []
  return parse(relaySchema, JSON.parse(json), 'its relay')
}

const named = ({ service, endpoint, accessKey }: RelaySettings): string =>
  `${service} at ${endpoint}${accessKey ? ` with the key ${accessKey}` : ''}`

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
  const next = `${origin}${addressOf(linkedPages.contact)}#thank-you`
  const relay = { ...settings, copyTo: '', next }
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

/** How often a service gets a test lead, and why no more often: it would cost visitors theirs. */
const limits: Partial<Record<RelayService, { every: readonly Interval[]; why: string }>> = {
  Formspree: {
    every: ['day'],
    why: 'Formspree takes 50 forms a month without a paid plan, test leads among them',
  },
  Web3Forms: {
    every: [],
    why: 'Web3Forms takes forms of browsers only, unless a paid plan lists the address of this computer: send one from the contact page',
  },
}

/** Returns what is wrong with the relay of a page: no lead arrives, or it is not the one set here. */
const faultsOf = (relay: Static<typeof relaySchema>, { origin, expected }: Watch): string[] => {
  const dead = [relay, relay.fallback ?? []].flat().flatMap((one) => {
    // A site on this computer may have its own relay.
    const problem = isLocalRelay(one) && isLocalOrigin(origin) ? undefined : relayProblem(one)
    return problem
      ? `Leads do not arrive: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.`
      : []
  })
  const here = expected.relay.endpoint === '' ? 'none is set here' : named(expected.relay)
  const other = `Forms go to ${named(relay)}, and should go to ${here}. If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.`
  return isLocalRelay(relay) || named(relay) === here ? dead : [...dead, other]
}

/** Checks that the forms of a page use the right relay, and sends a test lead if asked to. */
export const checkLeads = async (
  page: ServerAnswer,
  watch: Watch,
): Promise<RelaySettings | undefined> => {
  const { origin, lead, every, findings } = watch
  try {
    const relay = relayOf(page.body)
    const faults = faultsOf(relay, watch)
    for (const says of faults) findings.broken(says)
    const limit = lead && every && limits[relay.service]
    const held = limit && !limit.every.includes(every) ? `: ${limit.why}` : ''
    if (lead && !held && faults.length === 0) await sendTestLead(relay, origin, findings)
    else findings.saw(`Forms go to ${named(relay)}. No test lead was sent${held}.`)
    return relay
  } catch (error) {
    findings.broken(
      `The page does not say where its forms go: ${errorMessage(error)} It belongs to another build or site. ${deployAgain}`,
      page.url.pathname,
    )
    return undefined
  }
}
