import { type Static, Type } from 'typebox'
import { isLocalOrigin } from '../../content/schema/fields.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
} from '../../content/schema/relay.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../shared/terminal.ts'
import type { ServerAnswer } from './ask.ts'
import { deployAgain } from './check-pages.ts'
import type { Watch } from './expected.ts'
import { sendTestLead, whyNoTestLead } from './test-lead.ts'

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

/** Reports a relay through which no lead arrives, or another than the one that is set here. */
const checkRelay = (relay: Static<typeof relaySchema>, watch: Watch): void => {
  const { origin, expected, findings } = watch
  for (const one of [relay, relay.fallback ?? []].flat()) {
    // A site on this computer may have its own relay.
    const problem = isLocalRelay(one) && isLocalOrigin(origin) ? undefined : relayProblem(one)
    if (problem)
      findings.broken(
        `Leads do not arrive: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.`,
      )
  }
  const here = expected.relay.endpoint === '' ? 'none is set here' : named(expected.relay)
  if (!isLocalRelay(relay) && named(relay) !== here)
    findings.broken(
      `Forms go to ${named(relay)}, and should go to ${here}. If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.`,
    )
}

/** Checks that the forms of a page use the right relay, and sends a test lead if asked to. */
export const checkLeads = async (
  page: ServerAnswer,
  watch: Watch,
): Promise<RelaySettings | undefined> => {
  const { origin, lead, every, findings } = watch
  try {
    const relay = relayOf(page.body)
    const before = findings.found.length
    checkRelay(relay, watch)
    const held = lead ? whyNoTestLead(relay, every) : undefined
    if (lead && held === undefined && findings.found.length === before)
      await sendTestLead(relay, origin, findings)
    else
      findings.saw(`Forms go to ${named(relay)}. No test lead was sent${held ? `: ${held}` : ''}.`)
    return relay
  } catch (error) {
    findings.broken(
      `The page does not say where its forms go: ${errorMessage(error)} It belongs to another build or site. ${deployAgain}`,
      page.url.pathname,
    )
    return undefined
  }
}
