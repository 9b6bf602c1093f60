import { type Static, Type } from 'typebox'
import { parse } from '../../renderer/content/validate.ts'
import type { Outcome } from '../canary-lead/outcome.ts'
import { targetOf } from '../canary-lead/relay.ts'
import { sendTo, testLead } from '../canary-lead/send.ts'
import { errorMessage } from '../terminal.ts'
import { type Answer, ask } from './ask.ts'
import type { Finding } from './finding.ts'

const relaySchema = Type.Object({
  service: Type.Union([
    Type.Literal('FormSubmit'),
    Type.Literal('Formspree'),
    Type.Literal('Web3Forms'),
  ]),
  endpoint: Type.String({ minLength: 1 }),
  accessKey: Type.Optional(Type.String()),
})

type PageRelay = Static<typeof relaySchema>

/** The relay that a page sends its forms to, as the page itself says. */
export const relayOn = ({ body, url }: Pick<Answer, 'body' | 'url'>): PageRelay => {
  const [, json = ''] =
    /<script type="application\/json" id="relay">(.*?)<\/script>/s.exec(body) ?? []
  return parse(relaySchema, JSON.parse(json), url.href)
}

/** What became of the test lead; `undefined` if none was sent. */
export type LeadCheck = { said: string; findings: Finding[] }

/** Without these, it is not known whether leads of visitors arrive. */
const tellNothing: ReadonlySet<Outcome['result']> = new Set(['captcha', 'too-many-requests'])

const sendLead = async (relay: PageRelay, origin: string): Promise<LeadCheck> => {
  const target = targetOf(relay, origin)
  const { reference, fields } = testLead(target.controls)
  const started = performance.now()
  const { result, message } = await sendTo(target, origin)(fields)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const said = `Test lead ${reference} to ${target.address.host}, ${seconds} seconds. ${message}`
  if (result === 'delivered') return { said, findings: [] }
  const finding: Finding = {
    severity: tellNothing.has(result) ? 'unchecked' : 'broken',
    problem: `The test lead: ${message}`,
    advice:
      'Leads wait in the browsers of visitors until the relay takes them. If it stays, set another relay in content/business.yaml, and deploy.',
  }
  return { said, findings: [finding] }
}

/** Where forms go when no relay is set: to an address that only the local server answers. */
const unsetRelay = async (relay: PageRelay, origin: string): Promise<Finding[]> => {
  if (!relay.endpoint.startsWith('/')) return []
  const answer = await ask(new URL(relay.endpoint, origin))
  if (answer.kind === 'no answer' || answer.status !== 404) return []
  return [
    {
      severity: 'broken',
      problem: `Forms go to ${relay.endpoint} of the site itself, where nothing takes them.`,
      advice:
        'Set `relay` in content/business.yaml, or FORM_RELAY where the site is built, and deploy again. Leads wait in browsers until then.',
    },
  ]
}

/** Leads that go elsewhere are lost, or somebody else's. */
const otherRelay = ({ endpoint }: PageRelay, expected: string): Finding[] =>
  expected === '' || endpoint === expected
    ? []
    : [
        {
          severity: 'broken',
          problem: `Forms go to ${endpoint}, and should go to ${expected}.`,
          advice:
            'If FORM_RELAY or content/business.yaml here is older than the site, correct that. Else find out who changed the site, and deploy again at once.',
        },
      ]

/** Browsers send a lead only where the policy of its page lets them. */
const forbiddenRelay = ({ endpoint }: PageRelay, { headers }: Answer): Finding[] => {
  const policy = headers.get('content-security-policy')
  const [, sources] = /(?:^|;)\s*connect-src ([^;]*)/.exec(policy ?? '') ?? []
  if (sources === undefined || !URL.canParse(endpoint)) return []
  if (sources.split(' ').includes(new URL(endpoint).origin)) return []
  return [
    {
      severity: 'broken',
      problem: `The policy of the page keeps browsers from sending leads to ${endpoint}.`,
      advice: 'Its headers and its pages are of two builds: deploy both of one.',
    },
  ]
}

type Lead = {
  /** Where it should go; empty if that is not known. */
  expected: string
  send: boolean
}

/** Looks where the forms of a page go, and sends a test lead there if asked to. */
export const checkLead = async (
  page: Answer,
  origin: string,
  { expected, send }: Lead,
): Promise<LeadCheck> => {
  try {
    const relay = relayOn(page)
    const unset = await unsetRelay(relay, origin)
    if (unset.length > 0) return { said: 'Not sent: no relay is set.', findings: unset }
    const wrong = [...otherRelay(relay, expected), ...forbiddenRelay(relay, page)]
    if (wrong.length > 0) return { said: 'Not sent: forms go to the wrong relay.', findings: wrong }
    return send
      ? await sendLead(relay, origin)
      : { said: `Not sent; --lead sends one to ${relay.endpoint}.`, findings: [] }
  } catch (error) {
    const finding: Finding = {
      severity: 'broken',
      problem: `The page does not say where its forms go: ${errorMessage(error)}`,
      advice: 'It is of another build, or not of this site: deploy again.',
      place: page.url.pathname,
    }
    return { said: 'Not sent: no relay was found.', findings: [finding] }
  }
}
