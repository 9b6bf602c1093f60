import { Type } from 'typebox'
import { relayFields } from '../../components/leads/deliver.ts'
import { randomId, referenceOf } from '../../components/leads/lead.ts'
import { adapterOf } from '../../components/leads/relay.ts'
import { isLocalOrigin } from '../../content/schema/fields.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
} from '../../content/schema/relay.ts'
import { parseJson } from '../../renderer/browser/attempt.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../shared/terminal.ts'
import { again, type Watch } from './checks.ts'
import { ask, type Report, type ServerAnswer } from './report.ts'

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
  const message = 'A test of the way leads take. Nobody waits for an answer.'
  const lead = { id: randomId(), source: 'npm run watch', subject: 'Test lead: please ignore' }
  const body = new FormData()
  const fields = relayFields({ ...lead, fields: { name: 'Test lead', message } }, relay)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { accept: 'application/json', origin, referer: `${origin}/` }
  const url = new URL(adapter.endpoint(relay), origin)
  const { status, said, body: text } = await ask(url, { method: 'POST', headers, body })
  const sent = `The test lead ${referenceOf(lead)} to ${relay.service} at ${url.host}`
  if (status > 0 && adapter.verdict(status, text) === 'delivered')
    return report.saw(
      `${sent} was accepted. ${isLocalRelay(relay) ? 'It is at /inbox.' : 'Check that its e-mail arrives, and not as spam.'}`,
    )
  const words = parseJson(text) ? text : (/<title>([^<]*)/.exec(text)?.[1] ?? 'a page')
  const reason = status > 0 ? words.slice(0, 300) : 'it may have arrived all the same'
  report.broken(
    `${sent} did not arrive. The relay ${said} (${reason}). Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay and deploy: README, "A lead did not arrive".`,
  )
}

/** Returns why a service gets no test lead, with which visitors would lose theirs. */
const heldBack = ({ service }: RelaySettings, hourly: boolean): string | undefined => {
  if (service === 'Web3Forms')
    return 'Web3Forms takes forms of browsers only: send one from the contact page'
  return service === 'Formspree' && hourly
    ? 'Formspree takes 50 forms a month without a paid plan, test leads among them'
    : undefined
}

const named = ({ service, endpoint, accessKey }: RelaySettings): string =>
  `${service} at ${endpoint || 'no address'}${accessKey ? ` with the key ${accessKey}` : ''}`

/** Returns why a page sends no leads, or not where it should; undefined if all is well. */
const faultOf = (relay: RelaySettings, { origin, site }: Watch): string | undefined => {
  const wanted = site.business().relay
  // A site on this computer may have its own relay.
  if (isLocalRelay(relay) && isLocalOrigin(origin)) return undefined
  const problem = relayProblem(relay)
  if (problem)
    return `Leads do not arrive: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.`
  return named(relay) === named(wanted)
    ? undefined
    : `Forms go to ${named(relay)}, and should go to ${named(wanted)}. If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.`
}

/** Returns whether the forms of a page use the right relay, which gets a test lead if asked for. */
export const watchRelay = async (
  { body, place }: ServerAnswer,
  watch: Watch,
  { lead, hourly }: { lead: boolean; hourly: boolean },
): Promise<boolean> => {
  const { report, origin } = watch
  try {
    const relay = relayOf(body)
    const fault = faultOf(relay, watch)
    const why = fault === undefined && heldBack(relay, hourly)
    if (fault) report.broken(`${fault}${lead ? ' No test lead was sent.' : ''}`)
    else if (lead && !why) await sendTestLead(relay, origin, report)
    else report.saw(`Forms go to ${named(relay)}. No test lead was sent${why ? `: ${why}` : ''}.`)
    return fault === undefined
  } catch (error) {
    report.broken(
      `The page does not say where its forms go: ${errorMessage(error)} It belongs to another build or site. ${again}`,
      place,
    )
    return false
  }
}
