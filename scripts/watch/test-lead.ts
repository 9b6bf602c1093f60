import { Type } from 'typebox'
import { bodyOf } from '../../components/leads/deliver.ts'
import { randomId, referenceOf } from '../../components/leads/lead.ts'
import { adapterOf, type Relay } from '../../components/leads/relay.ts'
import { isLocalOrigin } from '../../content/schema/fields.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { isLocalRelay, relayProblem, relayServices } from '../../content/schema/relay.ts'
import { parseJson } from '../../renderer/browser/attempt.ts'
import { relayIn } from '../../renderer/content/browser-data.ts'
import { fits } from '../../renderer/content/validate.ts'
import { ask, quoted, type Watch } from './report.ts'

const relaySchema = Type.Object({
  service: Type.Enum([...relayServices]),
  endpoint: Type.String(),
  accessKey: Type.Optional(Type.String()),
  next: Type.String(),
})

/** Returns the relay that a page names for its forms, or undefined. */
export const relayOf = (html: string): Relay | undefined => {
  const [, json = ''] =
    /<script type="application\/json"[^>]* id="relay">(.*?)<\/script>/s.exec(html) ?? []
  const relay = parseJson(json)
  return fits(relaySchema, relay) && relay.endpoint !== '' ? relay : undefined
}

const named = ({ service, endpoint, accessKey }: Relay): string =>
  `${service} at ${quoted(endpoint + (accessKey ? `?access_key=${accessKey}` : ''))}`

/**
 * Sends a test lead as a page of the site does. Relays check Origin and Referer, which browsers add
 * themselves. The second mailbox of the relay gets no copy.
 */
const sendTestLead = async (settings: Relay, { origin, report }: Watch): Promise<void> => {
  const relay = { ...settings, copyTo: '' }
  const { endpoint, verdict } = adapterOf(relay)
  const message = 'A test of the way leads take. Nobody waits for an answer.'
  const content = { source: 'npm run watch', subject: 'Test lead: please ignore' }
  const lead = { id: randomId(), ...content, fields: { name: 'Test lead', message } }
  const headers = { accept: 'application/json', origin, referer: `${origin}/` }
  const request = { method: 'POST', headers, body: bodyOf(lead, relay) }
  const { status, said, body } = await ask(new URL(endpoint(relay), origin), request)
  const sent = `The test lead ${referenceOf(lead)} to ${named(relay)}`
  if (verdict(status, body) === 'delivered')
    return report.saw(`${sent} was accepted. Check that its e-mail arrives, and not as spam.`)
  const words = quoted(/<title>([^<]*)/.exec(body)?.[1] ?? body.slice(0, 300))
  const reason = status > 0 ? words : 'it may have arrived all the same'
  report.broken(
    `${sent} did not arrive. The relay ${said} (${reason}). Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay and deploy: README, "A lead did not arrive".`,
  )
}

/** Returns why a service gets no test lead, with which visitors would lose theirs. */
const heldBack = ({ service }: Relay, hourly: boolean): string | undefined => {
  if (service === 'Web3Forms')
    return 'Web3Forms takes forms of browsers only: send one from the contact page'
  return service === 'Formspree' && hourly
    ? 'Formspree takes 50 forms a month without a paid plan, test leads among them'
    : undefined
}

/** Returns whether forms use the relay that is set here, which gets a test lead if asked for. */
export const watchRelay = async (relay: Relay, watch: Watch): Promise<boolean> => {
  const { origin, content, lead, hourly, report } = watch
  const wanted = relayIn(content.in(defaultLanguage))
  // A site on this computer may have its own relay.
  const isLocal = isLocalRelay(relay) && isLocalOrigin(origin)
  const problem = isLocal ? undefined : relayProblem(relay)
  const isRight = isLocal || (!problem && named(relay) === named(wanted))
  const why = lead && heldBack(relay, hourly)
  if (problem)
    report.broken(
      `Leads do not arrive, and no test lead was sent: ${quoted(problem)}. Set \`relay\` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.`,
    )
  else if (!isRight)
    report.broken(
      `Forms go to ${named(relay)}, and should go to ${named(wanted)}. No test lead was sent. If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.`,
    )
  else if (lead && !why) await sendTestLead(relay, watch)
  else report.saw(`Forms go to ${named(relay)}. No test lead was sent${why ? `: ${why}` : ''}.`)
  return isRight
}
