import { type Static, Type } from 'typebox'
import { isLocalOrigin } from '../../content/schema/fields.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
} from '../../content/schema/relay.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../terminal.ts'
import { type Answer, ask } from './ask.ts'
import { dataIn } from './check-page.ts'
import type { Findings } from './findings.ts'
import { type Interval, sendTestLead, whyNoTestLead } from './test-lead.ts'

const settings = {
  service: Type.Enum([...relayServices]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
}
const relaySchema = Type.Object({ ...settings, fallback: Type.Optional(Type.Object(settings)) })

/** The relay that a page says it sends its forms to. Throws if it says none. */
export const relayOn = (html: string): Static<typeof relaySchema> =>
  parse(relaySchema, JSON.parse(dataIn(html, 'relay') ?? ''), 'its relay')

const named = ({ service, endpoint, accessKey }: RelaySettings): string =>
  `${service} at ${endpoint}${accessKey ? ` with the key ${accessKey}` : ''}`

/** Why no lead arrives through a relay. A site on this computer may have its own. */
const problemOf = async (relay: RelaySettings, origin: string): Promise<string | undefined> => {
  const mayBeLocal = isLocalRelay(relay) && isLocalOrigin(origin)
  const { status } = mayBeLocal ? await ask(new URL(relay.endpoint, origin)) : { status: 0 }
  return status === 0 || status === 404 ? relayProblem(relay) : undefined
}

type Asked = { origin: string; lead: boolean; every: Interval | undefined; here: RelaySettings }

/**
 * Finds whether the forms of a page go where they should, and what becomes of a test lead if one is
 * to be sent. Returns the relay that the page names.
 * @param here the relay that is set here.
 */
export const checkLeads = async (
  page: Answer,
  { origin, lead, every, here }: Asked,
  findings: Findings,
): Promise<RelaySettings | undefined> => {
  const { broken, saw } = findings
  const before = findings.found.length
  try {
    const relay = relayOn(page.body)
    const names = { page: named(relay), here: named(here) }
    for (const one of [relay, relay.fallback ?? []].flat()) {
      const problem = await problemOf(one, origin)
      if (problem) broken('noLeads', { problem })
    }
    if (here.endpoint !== '' && names.page !== names.here) broken('otherRelay', names)
    if (here.endpoint === '' && !isLocalRelay(relay)) broken('noRelayHere', names)
    const held = lead ? whyNoTestLead(relay, every) : undefined
    if (lead && held === undefined && findings.found.length === before)
      await sendTestLead(relay, origin, findings)
    else saw(`Forms go to ${names.page}. No test lead was sent${held ? `: ${held}` : ''}.`)
    return relay
  } catch (error) {
    findings.at(page.url.pathname).broken('noRelay', { reason: errorMessage(error) })
    saw('No relay.')
    return undefined
  }
}
