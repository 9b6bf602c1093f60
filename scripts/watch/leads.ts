import { type Static, Type } from 'typebox'
import { services } from '../../components/visits/services.ts'
import { analyticsServices } from '../../content/schema/business-parts.ts'
import { isLocalOrigin } from '../../content/schema/fields.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
} from '../../content/schema/relay.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../shared/terminal.ts'
import { type Answer, ask } from './ask.ts'
import { dataIn } from './check-page.ts'
import type { Watch } from './expected.ts'
import type { Findings } from './findings.ts'
import { sendTestLead, whyNoTestLead } from './test-lead.ts'

const settings = {
  service: Type.Enum([...relayServices]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
}
const relaySchema = Type.Object({ ...settings, fallback: Type.Optional(Type.Object(settings)) })

/** Reads the relay that a page names for its forms. Throws if it names none. */
export const relayOn = (html: string): Static<typeof relaySchema> =>
  parse(relaySchema, JSON.parse(dataIn(html, 'relay') ?? ''), 'its relay')

const named = ({ service, endpoint, accessKey }: RelaySettings): string =>
  `${service} at ${endpoint}${accessKey ? ` with the key ${accessKey}` : ''}`

/** Returns why no lead arrives through a relay. A site on this computer may have its own. */
const problemOf = async (relay: RelaySettings, origin: string): Promise<string | undefined> => {
  const mayBeLocal = isLocalRelay(relay) && isLocalOrigin(origin)
  const { status } = mayBeLocal ? await ask(new URL(relay.endpoint, origin)) : { status: 0 }
  return status === 0 || status === 404 ? relayProblem(relay) : undefined
}

/**
 * Checks that the forms of a page use the right relay, and sends a test lead if asked to. Returns
 * the relay that the page names.
 */
export const checkLeads = async (
  page: Answer,
  { origin, lead, every, expected: { relay: here }, findings }: Watch,
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

const analyticsSchema = Type.Object({
  service: Type.Enum([...analyticsServices]),
  host: Type.String(),
  site: Type.String(),
})

/** Sends a test event to the analytics service of a page, and reads its answer. */
const sendTestEvent = async (json: string, { url }: Answer): Promise<string> => {
  const { service, host, site } = parse(analyticsSchema, JSON.parse(json), 'its settings')
  if (service === 'events') return 'Visits are announced on pages, and sent nowhere.'
  const { origin, pathname: page } = url
  const place = { origin, page, campaign: '', referrer: '', language: 'en' }
  const { path, body = '' } = services[service]({ name: 'watched' }, place, site)
  const endpoint = new URL(path, host || origin)
  const headers = { 'content-type': 'text/plain' }
  const { status, failure } = await ask(endpoint, { method: 'POST', body, headers })
  if (status === 0 || status >= 300)
    throw new Error(failure ?? `${service} at ${endpoint.origin} answered ${status}.`)
  return `${service} takes the events of visits.`
}

/** Checks that the analytics service that a page names, if any, takes events. */
export const checkVisits = async (page: Answer, { saw, warn }: Findings): Promise<void> => {
  const json = dataIn(page.body, 'analytics')
  if (json === undefined) return
  await sendTestEvent(json, page).then(saw, (error: unknown) =>
    warn('noVisits', { reason: errorMessage(error) }),
  )
}
