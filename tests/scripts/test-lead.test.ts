import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { RelayService } from '../../content/schema/relay.ts'
import { expected, home, run, startServer, startSite, url, withRelay } from './watched-site.ts'

/** An answer with this status and body; a redirect leads to a login page. */
const says =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location: '/login' }).end(body)

describe('the test lead', () => {
  const sendThrough = async (answer: RequestListener, service: RelayService = 'FormSubmit') => {
    const { origin, requests } = await startServer(answer)
    const site = { ...expected, relay: { service, endpoint: `${origin}/you` } }
    return { ...(await run(['--lead'], site)), requests }
  }

  test('goes to the relay that is set here before there is a site, as a page would send it', async () => {
    const { code, requests } = await sendThrough(says(200, '{"success":"true"}'))
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

  test.each(['', 'you@sample.example'])('is not sent to %j, and ends with 2', async (endpoint) => {
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

  const captcha = '<!doctype html><title>Are you human? Activate scripts</title>'
  const no = (message: string) => JSON.stringify({ success: 'false', message })
  const errors = (message: string) => JSON.stringify({ errors: [{ code: 'X', message }] })
  const answers: Record<RelayService, [status: number, body: string, meaning: string][]> = {
    FormSubmit: [
      [200, no('This form needs Activation. Open the link.'), 'is not activated'],
      [200, no('Make sure you open this page through a web server'), 'forms of this site'],
      [
        200,
        no('The form\u001b[2J is odd.'),
        'It refused the form. (It answered 200 and said: "The form [2J is odd.".)',
      ],
      [200, no(''), 'did not say why'],
      [200, '{"success":"maybe"}', 'It refused the form.'],
      [200, '', 'a page in place of a yes'],
      [200, captcha, 'a page in place of a yes'],
      [200, 'true', 'a page in place of a yes'],
      [404, captcha, 'no form at this address'],
      [413, '', 'no form of this size'],
      [429, '', 'too many have come'],
      [503, captcha, 'out of order'],
    ],
    Formspree: [
      [200, '{"success":"true"}', 'It refused the form.'],
      [302, '', 'It leads elsewhere'],
      [403, errors('reCAPTCHA failed'), 'asks for a captcha'],
      [403, errors('Form submissions from this domain are restricted'), 'forms of this site'],
      [403, '{"error":"The form is disabled"}', 'gone or turned off'],
      [404, '{"error":"Form not found"}', 'gone or turned off'],
      [422, errors('should be an email'), 'and said: "should be an email"'],
      [429, '{"error":"You have exceeded your monthly limit"}', 'plan is used up'],
    ],
    Web3Forms: [
      [200, '{"ok":true}', 'It refused the form.'],
      [400, '{"success":false,"body":{"message":"Invalid Access Key"}}', 'the access key'],
      [
        403,
        no('Use our API in client side or contact support with server IP address'),
        'browsers only',
      ],
      [403, captcha, 'let this computer send'],
      [429, no('Too many requests'), 'its plan is used up'],
      [500, '{}', 'out of order'],
    ],
  }
  const rows = Object.entries(answers).flatMap(([service, all]) =>
    all.map((row) => [service as RelayService, ...row] as const),
  )
  test.each(rows)(
    'to %s that is answered %i %j is a fault with its own sentence',
    async (...row) => {
      const [service, status, body, meaning] = row
      const { code, said } = await sendThrough(says(status, body), service)
      expect(said).toContain(meaning)
      expect(said).not.toContain('was taken')
      expect(code).toBe(1)
    },
  )

  test.each<[RelayService, string]>([
    ['FormSubmit', '{"success":"true","message":"sent"}'],
    ['Formspree', '{"next":"/thanks","ok":true}'],
    ['Web3Forms', '{"success":true,"body":{"message":"Email sent"}}'],
  ])('to %s that says yes was taken', async (service, body) => {
    const { code, said } = await sendThrough(says(200, body), service)
    expect(said).toContain('was taken')
    expect(code).toBe(0)
  })

  test('may have arrived if the connection breaks', async () => {
    const { code, said } = await sendThrough((request) => request.socket.destroy())
    expect(said).toMatch(
      /No answer: the connection broke off\. The lead may have arrived all the same\./,
    )
    expect(code).toBe(1)
  })
})
