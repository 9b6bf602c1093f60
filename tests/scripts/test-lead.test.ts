import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { RelayService } from '../../content/schema/relay.ts'
import { expected, home, run, startServer, startSite, url, withRelay } from './watched-site.ts'

/** Responds with this status and body; a redirect leads to a login page. */
const answerWith =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location: '/login' }).end(body)

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

  test('sends no copy to the second mailbox that the site names', async () => {
    const body = home.replace('"FormSubmit"', '"FormSubmit","copyTo":"b@sample.example"')
    const { origin, requests } = await startSite({ '/': { body } })
    expect((await run([origin, '--lead'])).code).toBe(0)
    const [lead] = requests.filter(({ method }) => method === 'POST')
    expect(lead?.body).toContain('Test lead')
    expect(lead?.body).not.toContain('b@sample.example')
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

  test.each<[RelayService, status: number, body: string, says: string, code: 0 | 1]>([
    ['FormSubmit', 200, '{"success":"true"}', 'was accepted', 0],
    ['FormSubmit', 200, '{"success":"false","message":"Needs Activation"}', 'Needs Activation', 1],
    ['FormSubmit', 200, '<title>Captcha</title>', 'The relay answered 200: Captcha.', 1],
    ['FormSubmit', 302, '', 'The relay answered 302: a page.', 1],
    ['Formspree', 422, '{"errors":[{"message":"Form not found"}]}', 'Form not found', 1],
    ['Web3Forms', 429, '', 'The relay answered 429', 1],
  ])('to %s that is answered %i %s: %s', async (service, status, body, says, code) => {
    const { said, ...sent } = await sendThrough(answerWith(status, body), service)
    expect(said).toContain(says)
    expect(said.includes('was accepted')).toBe(code === 0)
    expect(sent.code).toBe(code)
  })

  test('may have arrived if the connection breaks', async () => {
    const { code, said } = await sendThrough((request) => request.socket.destroy())
    expect(said).toMatch(/No answer: \w+\. It may have arrived all the same\./)
    expect(code).toBe(1)
  })
})
