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

/** Whether leads can be sent to an address: a web address, or a path of the site itself. */
export const isRelay = (endpoint: string): boolean =>
  endpoint !== '' && new RegExp(relayPattern).test(endpoint)

/**
 * The relay that a page sends its forms to, as the page itself says.
 * @throws if it says none.
 */
export const relayOn = ({ body, url }: Pick<Answer, 'body' | 'url'>): PageRelay => {
  const [, json = ''] =
    /<script type="application\/json" id="relay">(.*?)<\/script>/s.exec(body) ?? []
  return parse(relaySchema, JSON.parse(json), url.href)
}

/** What is wrong with where forms go. @param expected empty if no relay is set here. */
const endpointFinding = async (
  endpoint: string,
  origin: string,
  expected: string,
): Promise<Finding | undefined> => {
  // Where no relay is set, forms go to an address that only the local server answers.
  if (endpoint.startsWith('/') && (await ask(new URL(endpoint, origin))).status === 404)
    return broken(
      `Forms go to ${endpoint} of the site itself, where nothing takes them.`,
      'Set `relay` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.',
    )
  if (endpoint === expected || (expected === '' && endpoint.startsWith('/'))) return undefined
  return expected === ''
    ? {
        severity: 'unchecked',
        problem: `Forms go to ${endpoint}, and no relay is set here to compare that with.`,
        advice: 'Set FORM_RELAY to the relay that the site was built with, and run this again.',
      }
    : broken(
        `Forms go to ${endpoint}, and should go to ${expected}.`,
        'If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.',
      )
}

/** The relay of a page, if it says one, and what is wrong with it. */
export const checkRelay = async (
  page: Answer,
  origin: string,
  expected: string,
): Promise<{ relay?: PageRelay; findings: Finding[] }> => {
  try {
    const relay = relayOn(page)
    if (!isRelay(relay.endpoint)) throw new Error(`"${relay.endpoint}" is no address of a relay`)
    const finding = await endpointFinding(relay.endpoint, origin, expected)
    return { relay, findings: finding ? [finding] : [] }
  } catch (error) {
    const finding = broken(
      `The page does not say where its forms go: ${errorMessage(error)}`,
      'It is of another build, or not of this site: deploy again.',
    )
    return { findings: at(page.url.pathname, [finding]) }
  }
}
