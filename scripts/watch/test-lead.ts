import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
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
import { ask } from './ask.ts'
import { again, type Watch } from './checks.ts'
import type { Report } from './report.ts'

const relaySchema = Type.Object({
  service: Type.Enum([...relayServices]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
})

/** Reads the relay that a page names for its forms. Throws if it names none. */
export const relayOf = (html: string): RelaySettings => {
  const [, json = ''] =
    /<script type="application\/json"[^>]* id="relay">(.*?)<\/script>/s.exec(html) ?? []
  return parse(relaySchema, JSON.parse(json), 'its relay')
}

/**
 * Sends a test lead as a page of the site does: as multipart, to the address that answers in JSON.
 * Relays check Origin and Referer, which browsers add themselves. The second mailbox of the relay
 * gets no copy.
 */
export const sendTestLead = async (
  settings: RelaySettings,
  origin: string,
  report: Report,
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
  const { status, said, body: text } = await ask(url, { method: 'POST', headers, body })
  const lead = `The test lead ${referenceOf({ id: leadId })} to ${relay.service} at ${url.host}`
  if (status > 0 && adapter.verdict(status, text) === 'delivered')
    return report.saw(`${lead} was accepted. Check that its e-mail arrives, and not as spam.`)
  const words = jsonOf(text) ? text : (/<title>([^<]*)/.exec(text)?.[1] ?? 'a page')
  const reason = status > 0 ? words.slice(0, 300) : 'it may have arrived all the same'
  report.broken(
    `${lead} did not arrive. The relay ${said} (${reason}). Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay and deploy: README, "A lead did not arrive".`,
  )
}

/** The hours between two test leads, where visitors would lose theirs to more, and why. */
const limits: Partial<Record<RelayService, readonly [hours: number, why: string]>> = {
  Formspree: [24, 'Formspree takes 50 forms a month without a paid plan, test leads among them'],
  Web3Forms: [
    Infinity,
    'Web3Forms takes forms of browsers only, unless a paid plan lists the address of this computer: send one from the contact page',
  ],
}

const named = ({ service, endpoint, accessKey }: RelaySettings): string =>
  `${service} at ${endpoint || 'no address'}${accessKey ? ` with the key ${accessKey}` : ''}`

/** Returns why a page sends no leads, or not where it should; undefined if all is well. */
const faultOf = (relay: RelaySettings, { origin, site }: Watch): string | undefined => {
  const wanted = site.business().relay
  // A site on this computer may have its own relay.
  const problem = isLocalRelay(relay) && isLocalOrigin(origin) ? undefined : relayProblem(relay)
  if (problem)
    return `Leads do not arrive: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.`
  return isLocalRelay(relay) || named(relay) === named(wanted)
    ? undefined
    : `Forms go to ${named(relay)}, and should go to ${named(wanted)}. If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.`
}

/**
 * Checks that forms use the right relay, and sends a test lead if it is asked for.
 * @param hours until the next one.
 */
export const watchRelay = async (watch: Watch, lead: boolean, hours: number): Promise<void> => {
  const { report, origin, pages } = watch
  for (const { body, place } of pages.slice(0, 1))
    try {
      const relay = relayOf(body)
      const fault = faultOf(relay, watch)
      if (fault) report.broken(fault)
      const [least, why] = limits[relay.service] ?? [0, '']
      const held = lead && hours < least ? `: ${why}` : ''
      if (lead && !held && !fault) await sendTestLead(relay, origin, report)
      else report.saw(`Forms go to ${named(relay)}. No test lead was sent${held}.`)
    } catch (error) {
      report.broken(
        `The page does not say where its forms go: ${errorMessage(error)} It belongs to another build or site. ${again}`,
        place,
      )
    }
}
