import type { RequestListener } from 'node:http'
import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { type RelayService, relayServices } from '../../content/schema/relay.ts'
import { readYaml } from '../../renderer/content/yaml-file.ts'
import { expected, home, run, startServer, startSite, url, withRelay } from './watched-site.ts'

/** Responds with this status and body; a redirect leads to a login page. */
const answerWith =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location: '/login' }).end(body)

const answer = Type.Object({ status: Type.Number(), body: Type.String(), says: Type.String() })
const answerTables = readYaml(
  'tests/scripts/relay-answers.yaml',
  Type.Record(Type.Enum([...relayServices]), Type.Array(answer)),
)
const answers = relayServices.flatMap((service) =>
  answerTables[service].map((row) => ({ service, ...row })),
)

describe('the test lead', () => {
  const sendThrough = async (answer: RequestListener, service: RelayService = 'FormSubmit') => {
    const { origin, requests } = await startServer(answer)
    const site = { ...expected, relay: { service, endpoint: `${origin}/you` } }
    return { ...(await run(['--lead'], site)), requests }
  }

  test('goes to the configured relay before there is a site, as a page would send it', async () => {
    const { code, requests } = await sendThrough(answerWith(200, '{"success":"true"}'))
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/ajax/you',
        headers: { accept: 'application/json', origin: url, referer: `${url}/` },
      },
    ])
    const type = requests[0]?.headers['content-type'] ?? ''
    const fields = Object.fromEntries(
      await new Response(requests[0]?.body, { headers: { 'content-type': type } }).formData(),
    )
    expect(fields).toMatchObject({ _subject: 'Test lead: please ignore', _captcha: 'false' })
    expect(fields).not.toHaveProperty('_cc')
    expect(fields.leadId).toMatch(/^[0-9a-f]{32}$/)
    expect(code).toBe(0)
  })

  test.each(['', 'you@sample.example'])('is not sent to %j, and exits with 2', async (endpoint) => {
    const { code, said } = await run(['--lead'], withRelay(endpoint))
    expect(said).toMatch(/No test lead was sent: .*FormSubmit|no relay.*FORM_RELAY/)
    expect(code).toBe(2)
  })

  test.each<[service: RelayService, every: string, isSent: boolean]>([
    ['FormSubmit', 'hour', true],
    ['Formspree', 'hour', false],
    ['Formspree', 'day', true],
    ['Web3Forms', 'day', false],
  ])('to %s every %s is sent: %s', async (service, every, isSent) => {
    const body = home.replace('FormSubmit', service)
    const { origin, requests } = await startSite({ '/': { body } })
    const { said } = await run([origin, '--lead', '--every', every])
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(isSent ? 1 : 0)
    expect(said.includes(`No test lead was sent: ${service}`)).toBe(!isSent)
  })

  test.each(answers)('to $service that is answered $status $body: $says', async (answer) => {
    const { service, status, body, says } = answer
    const { code, said } = await sendThrough(answerWith(status, body), service)
    expect(said).toContain(says)
    expect(said.includes('was accepted')).toBe(code === 0)
    expect(code).toBe(says === 'was accepted' ? 0 : 1)
  })

  test('may have arrived if the connection breaks', async () => {
    const { code, said } = await sendThrough((request) => request.socket.destroy())
    expect(said).toMatch(
      /No answer: the connection broke off\. The lead may have arrived all the same\./,
    )
    expect(code).toBe(1)
  })
})
