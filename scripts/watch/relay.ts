import { type Static, Type } from 'typebox'
import { relayPattern } from '../../content/schema/web-address.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../terminal.ts'
import { type Answer, ask } from './ask.ts'
import { at, broken, type Finding } from './finding.ts'

const relaySchema = Type.Object({
  service: Type.Union([
    Type.Literal('FormSubmit'),
    Type.Literal('Formspree'),
    Type.Literal('Web3Forms'),
  ]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
})

export type PageRelay = Static<typeof relaySchema>

/**
 * The relay that a page sends its forms to, as the page itself says.
 * @throws if it says none.
 */
export const relayOn = ({ body, url }: Pick<Answer, 'body' | 'url'>): PageRelay => {
  const [, json = ''] =
    /<script type="application\/json" id="relay">(.*?)<\/script>/s.exec(body) ?? []
  return parse(relaySchema, JSON.parse(json), url.href)
}

/** Where forms go when no relay is set: to an address that only the local server answers. */
const unsetFindings = async (endpoint: string, origin: string): Promise<Finding[]> => {
  if (!endpoint.startsWith('/')) return []
  const answer = await ask(new URL(endpoint, origin))
  if (answer.kind === 'no answer' || answer.status !== 404) return []
  return [
    broken(
      `Forms go to ${endpoint} of the site itself, where nothing takes them.`,
      'Set `relay` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.',
    ),
  ]
}

/** Leads that go elsewhere are lost, or somebody else's. */
const otherFindings = (endpoint: string, expected: string): Finding[] => {
  if (endpoint === expected || (expected === '' && endpoint.startsWith('/'))) return []
  if (expected === '')
    return [
      {
        severity: 'unchecked',
        problem: `Forms go to ${endpoint}, and no relay is set here to compare that with.`,
        advice: 'Set FORM_RELAY to the relay that the site was built with, and run this again.',
      },
    ]
  return [
    broken(
      `Forms go to ${endpoint}, and should go to ${expected}.`,
      'If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.',
    ),
  ]
}

/** Browsers send a lead only where the policy of its page lets them. */
const forbiddenFindings = (endpoint: string, { headers }: Answer): Finding[] => {
  const policy = headers.get('content-security-policy') ?? ''
  const [, sources] = /(?:^|;)\s*connect-src ([^;]*)/.exec(policy) ?? []
  if (sources === undefined || !URL.canParse(endpoint)) return []
  return sources.split(' ').includes(new URL(endpoint).origin)
    ? []
    : [
        broken(
          `The policy of the page keeps browsers from sending leads to ${endpoint}.`,
          'Its headers and its pages are of two builds: deploy both of one.',
        ),
      ]
}

/** The relay of a page, if it says one, and what is wrong with it. */
export const checkRelay = async (
  page: Answer,
  origin: string,
  expected: string,
): Promise<{ relay?: PageRelay; findings: Finding[] }> => {
  try {
    const relay = relayOn(page)
    if (!new RegExp(relayPattern).test(relay.endpoint))
      throw new Error(`"${relay.endpoint}" is no address of a relay`)
    const unset = await unsetFindings(relay.endpoint, origin)
    const findings = [
      ...otherFindings(relay.endpoint, expected),
      ...forbiddenFindings(relay.endpoint, page),
    ]
    return { relay, findings: unset.length > 0 ? unset : findings }
  } catch (error) {
    const finding = broken(
      `The page does not say where its forms go: ${errorMessage(error)}`,
      'It is of another build, or not of this site: deploy again.',
    )
    return { findings: at(page.url.pathname, [finding]) }
  }
}
