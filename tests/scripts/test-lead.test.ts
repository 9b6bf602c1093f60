import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import type { RelayService } from '../../content/schema/relay.ts'
import { pageOf, run, site, siteWith, startServer, startSite } from './watched-site.ts'

/** Responds with this status and body; a redirect leads to a login page. */
const answerWith =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location: '/login' }).end(body)

/** Sends a test lead to a relay that is set here. */
const sendThrough = async (answer: RequestListener) => {
  const { origin, requests } = await startServer(answer)
  return { ...(await run(['--lead'], siteWith(`${origin}/you`))), requests }
}

test('a test lead goes to the configured relay before there is a site, as a page would send it', async () => {
  const { code, requests } = await sendThrough(answerWith(200, '{"success":"true"}'))
  const { origin } = new URL(site.business().url)
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/ajax/you',
      headers: { accept: 'application/json', origin, referer: `${origin}/` },
    },
  ])
  const type = requests[0]?.headers['content-type'] ?? ''
  const fields = Object.fromEntries(
    await new Response(requests[0]?.body, { headers: { 'content-type': type } }).formData(),
  )
  expect(fields).toMatchObject({ _subject: 'Test lead: please ignore', _captcha: 'false' })
  // The second mailbox gets no copy.
  expect(fields).not.toHaveProperty('_cc')
  expect(fields.leadId).toMatch(/^[0-9a-f]{32}$/)
  expect(code).toBe(0)
})

test.each(['', 'you@sample.example'])('a test lead is not sent to %j: exits with 2', async (to) => {
  const { code, said } = await run(['--lead'], siteWith(to))
  expect(said).toMatch(/No test lead was sent: .*FormSubmit|no relay.*FORM_RELAY/)
  expect(code).toBe(2)
})

test.each<[service: RelayService, how: string, isSent: boolean]>([
  ['FormSubmit', '--hourly', true],
  ['Formspree', '--hourly', false],
  ['Formspree', '--all', true],
  ['Web3Forms', '--all', false],
])('a test lead to %s with %s is sent: %s', async (service, how, isSent) => {
  const { origin, requests } = await startSite({ '/': { body: pageOf('', '/relay', service) } })
  const { said } = await run([origin, '--lead', how])
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(isSent ? 1 : 0)
  expect(said.includes(`No test lead was sent: ${service}`)).toBe(!isSent)
})

test.each<[status: number, body: string, says: string, code: 0 | 1]>([
  [200, '{"success":"true"}', 'was accepted', 0],
  [200, '{"success":"false","message":"Needs Activation"}', 'Needs Activation', 1],
  [200, '<title>Captcha</title>', 'The relay answers 200 and leads to /login (Captcha)', 1],
  [302, '', 'The relay answers 302 and leads to /login (a page)', 1],
  [429, '', 'The relay answers 429', 1],
])('a test lead that is answered %i %s: %s', async (status, body, says, expected) => {
  const { said, code } = await sendThrough(answerWith(status, body))
  expect(said).toContain(says)
  expect(said.includes('was accepted')).toBe(expected === 0)
  expect(code).toBe(expected)
})

test('a test lead may have arrived if the connection breaks', async () => {
  const { code, said } = await sendThrough((request) => request.socket.destroy())
  expect(said).toMatch(/gives no answer: \w+ \(it may have arrived all the same\)/)
  expect(code).toBe(1)
})
