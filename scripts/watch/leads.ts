import { type Static, Type } from 'typebox'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
} from '../../content/schema/relay.ts'
import { isLocalOrigin } from '../../content/schema/web-address.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../terminal.ts'
import { type Answer, ask } from './ask.ts'
import { dataIn } from './check-page.ts'
import { at, broken, type Finding, type Watched } from './findings.ts'
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

/** Why leads do not arrive where a site sends them. A site on this computer may have its own relay. */
const problemsOf = async (relay: RelaySettings, origin: string): Promise<Finding[]> => {
  const mayBeLocal = isLocalRelay(relay) && isLocalOrigin(origin)
  const { status } = mayBeLocal ? await ask(new URL(relay.endpoint, origin)) : { status: 0 }
  const problem = status === 0 || status === 404 ? relayProblem(relay) : undefined
  return problem ? [broken('noLeads', { problem })] : []
}

/** Whether forms go where they should. @param here the relay that is set here. */
const differences = (page: RelaySettings, here: RelaySettings): Finding[] => {
  const names = { page: named(page), here: named(here) }
  if (here.endpoint === '') return isLocalRelay(page) ? [] : [broken('noRelayHere', names)]
  return names.page === names.here ? [] : [broken('otherRelay', names)]
}

type Asked = { origin: string; lead: boolean; every: Interval | undefined; here: RelaySettings }

/** Where the forms of a page go, and what becomes of a test lead if one is to be sent. */
export const checkLeads = async (
  page: Answer,
  { origin, lead, every, here }: Asked,
): Promise<Watched & { relay?: RelaySettings }> => {
  try {
    const relay = relayOn(page.body)
    const relays = [relay, relay.fallback ?? []].flat()
    const problems = await Promise.all(relays.map((one) => problemsOf(one, origin)))
    const findings = [...problems.flat(), ...differences(relay, here)]
    const held = whyNoTestLead(relay, every)
    if (lead && findings.length === 0 && held === undefined)
      return { ...(await sendTestLead(relay, origin)), relay }
    const why = lead && held !== undefined ? `: ${held}` : ''
    const seen = [`Forms go to ${named(relay)}. No test lead was sent${why}.`]
    return { findings, seen, relay }
  } catch (error) {
    const finding = broken('noRelay', { reason: errorMessage(error) })
    return { findings: at(page.url.pathname, [finding]), seen: ['No relay.'] }
  }
}
