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
import { at, broken, deployAgain, type Watched } from './findings.ts'
import { type Interval, sendTestLead, whyNoTestLead } from './test-lead.ts'

const settings = {
  service: Type.Enum([...relayServices]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
}
const relaySchema = Type.Object({ ...settings, fallback: Type.Optional(Type.Object(settings)) })

/** The relay that a page says it sends its forms to. Throws if it says none. */
export const relayOn = (html: string): Static<typeof relaySchema> => {
  const [, json = ''] =
    /<script type="application\/json"[^>]* id="relay">(.*?)<\/script>/s.exec(html) ?? []
  return parse(relaySchema, JSON.parse(json), 'its relay')
}

const named = ({ service, endpoint, accessKey }: RelaySettings): string =>
  `${service} at ${endpoint}${accessKey ? ` with the key ${accessKey}` : ''}`

/** Why leads do not arrive where a site sends them. A site on this computer may have its own relay. */
const problemOf = async (relay: RelaySettings, origin: string): Promise<string | undefined> => {
  const mayBeLocal = isLocalRelay(relay) && isLocalOrigin(origin)
  const { status } = mayBeLocal ? await ask(new URL(relay.endpoint, origin)) : { status: 0 }
  const problem = status === 0 || status === 404 ? relayProblem(relay) : undefined
  return (
    problem &&
    `Leads do not arrive: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.`
  )
}

/** Whether forms go where they should. @param here the relay that is set here. */
const difference = (page: RelaySettings, here: RelaySettings): string | undefined => {
  if (here.endpoint === '')
    return isLocalRelay(page)
      ? undefined
      : `Forms go to ${named(page)}, and no relay is set here to compare that with. Set FORM_RELAY to the relay that the site was built with, and run this again.`
  return named(page) === named(here)
    ? undefined
    : `Forms go to ${named(page)}, and should go to ${named(here)}. If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.`
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
    const problems = await Promise.all(relays.map((one) => problemOf(one, origin)))
    const findings = [...problems, difference(relay, here)].flatMap((says) =>
      says ? broken(says) : [],
    )
    const held = whyNoTestLead(relay, every)
    if (!lead || findings.length > 0 || held !== undefined) {
      const why = lead && held !== undefined ? `: ${held}` : ''
      return {
        findings,
        seen: [`Forms go to ${named(relay)}. No test lead was sent${why}.`],
        relay,
      }
    }
    return { ...(await sendTestLead(relay, origin)), relay }
  } catch (error) {
    const says = `The page does not say where its forms go: ${errorMessage(error)} It is of another build, or not of this site. ${deployAgain}`
    return { findings: at(page.url.pathname, [broken(says)]), seen: ['No relay.'] }
  }
}
