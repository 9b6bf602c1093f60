import { describe, expect, test } from 'vitest'
import type { RelaySettings } from '../../components/leads/relay.ts'
import { canaryLead } from '../../scripts/canary-lead/command.ts'
import { outcomeOfError } from '../../scripts/canary-lead/outcome.ts'
import { relayAt, targetOf } from '../../scripts/canary-lead/relay.ts'
import { sendTo } from '../../scripts/canary-lead/send.ts'
import { says, startServer } from './server.ts'

const site = 'https://www.sample.example'
const delivered = JSON.stringify({
  success: 'true',
  message: 'The form was submitted successfully.',
})

const run = async (
  args: string[],
  relay: RelaySettings = { service: 'FormSubmit', endpoint: '' },
) => {
  const lines: string[] = []
  const complaints: string[] = []
  const code = await canaryLead(
    args,
    { url: site, relay },
    { log: (line) => lines.push(line), error: (line) => complaints.push(line) },
  )
  return { code, said: lines.join('\n'), complaint: complaints.join('\n') }
}
const formSubmitAt = (endpoint: string) => targetOf({ service: 'FormSubmit', endpoint }, site)
const sendThrough = (relay: string) => run(['--relay', `${relay}/you@sample.example`, '--yes'])

describe('the canary', () => {
  test('is one lead marked as a test, with its own id, sent the way a page of the site would', async () => {
    const { origin: relay, requests } = await startServer(says(200, delivered))
    const { code, said } = await sendThrough(relay)
    expect(code).toBe(0)
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/ajax/you@sample.example',
        headers: { accept: 'application/json', origin: site, referer: `${site}/` },
      },
    ])
    const type = requests[0]?.headers['content-type'] ?? ''
    const fields = Object.fromEntries(
      await new Response(requests[0]?.body, { headers: { 'content-type': type } }).formData(),
    )
    expect(fields).toMatchObject({
      name: 'Canary',
      source: 'Canary',
      _subject: 'Test lead: please ignore',
      _captcha: 'false',
    })
    expect(fields).not.toHaveProperty('_cc')
    expect(fields.leadId).toMatch(/^[0-9a-f]{32}$/)
    expect(said).toContain(`Reference ${String(fields.leadId).slice(0, 8).toUpperCase()}`)
  })

  test('without --yes only says what it would send, and where', async () => {
    const { origin: relay, requests } = await startServer(says(200, delivered))
    const { code, said } = await run(['--relay', `${relay}/you@sample.example`])
    expect(code).toBe(0)
    expect(said).toContain(`${relay}/ajax/you@sample.example`)
    expect(said).toContain(site)
    expect(said).toContain('Test lead: please ignore')
    expect(said).toContain('Nothing was sent.')
    expect(requests).toEqual([])
  })

  test('without a relay says that none is configured, and how to set one', async () => {
    const { code, complaint } = await run(['--yes'])
    expect(code).toBe(2)
    expect(complaint).toMatch(/No relay is configured.*relay\.endpoint.*FORM_RELAY.*--relay/s)
  })

  test('uses the configured relay and the given origin', async () => {
    const { origin: relay, requests } = await startServer(says(200, delivered))
    const { code } = await run(['--yes', '--origin', 'https://other.sample.example/contact'], {
      service: 'FormSubmit',
      endpoint: `${relay}/you`,
    })
    expect(code).toBe(0)
    expect(requests[0]?.headers.origin).toBe('https://other.sample.example')
  })

  test("reaches the site's own relay on the site", async () => {
    const { origin: relay, requests } = await startServer(says(200, delivered))
    expect((await run(['--yes', '--relay', '/relay', '--origin', relay])).code).toBe(0)
    expect(requests[0]?.path).toBe('/relay/ajax')
  })

  test('speaks the language of the service', async () => {
    const { origin: relay, requests } = await startServer(says(200, '{"ok":true}'))
    expect((await run(['--yes'], { service: 'Formspree', endpoint: `${relay}/f/abc` })).code).toBe(
      0,
    )
    expect(requests[0]?.path).toBe('/f/abc')
    expect(
      (
        await run(['--yes'], {
          service: 'Web3Forms',
          endpoint: `${relay}/submit`,
          accessKey: 'k3y',
        })
      ).code,
    ).toBe(1)
    expect(requests[1]?.body).toMatch(/name="access_key"\s+k3y/)
  })

  test('recognizes services by host if an address is given', () => {
    const configured: RelaySettings = { service: 'FormSubmit', endpoint: '' }
    expect(relayAt('https://formspree.io/f/abc', configured).service).toBe('Formspree')
    expect(
      relayAt('https://relay.sample.example/abc', { ...configured, service: 'Web3Forms' }).service,
    ).toBe('Web3Forms')
  })

  test.each([
    [['--relay', 'you@sample.example'], 'not the address of a relay'],
    [['--relay', '//sample.example/you'], 'not the address of a relay'],
    [['--origin', 'www.sample.example'], 'not the address of a site'],
    [['--force'], '--force'],
  ])('given %j exits with 2 and says what was expected', async (args, reason) => {
    const { code, complaint } = await run([...args, '--yes'])
    expect(code).toBe(2)
    expect(complaint).toContain(reason)
  })
})

describe('the verdict', () => {
  const refusal = (message: string) => JSON.stringify({ success: 'false', message })

  test.each([
    [
      'needs activation',
      200,
      refusal('This form needs Activation. Open the link we mailed you.'),
      'this address and this origin still need activation',
    ],
    [
      'wrong origin',
      200,
      refusal('Make sure you open this page through a web server.'),
      'did not accept the origin',
    ],
    ['wrong referer', 200, refusal('The referer is missing.'), 'did not accept the origin'],
    [
      'captcha page',
      200,
      '<!doctype html><title>Are you human? Activate scripts</title>',
      'captcha page',
    ],
    ['blocked', 403, '<html>Just a moment</html>', 'captcha page'],
    ['no object', 200, '"true"', 'captcha page'],
    ['too many requests', 429, '', 'too many requests'],
    ['unavailable', 503, '<html>', 'unavailable (it answered 503)'],
    [
      'other refusal',
      200,
      refusal('The form\u001b[2J is empty.'),
      'and said: "The form [2J is empty."',
    ],
    [
      'refusal as Formspree words it',
      422,
      '{"errors":[{"message":"Form not found"}]}',
      'and said: "Form not found"',
    ],
    ['other refusal without a word', 422, '{}', 'refused (422) and did not say why'],
    ['a yes with the status of a no', 400, '{"success":true}', 'refused (400)'],
  ])(
    'of a relay that plays "%s" is explained, and exits with 1',
    async (_, status, body, words) => {
      const { code, said } = await sendThrough((await startServer(says(status, body))).origin)
      expect(code).toBe(1)
      expect(said).toContain(words)
      expect(said).not.toContain('Delivered')
    },
  )

  test('is delivered for a boolean success too', async () => {
    expect(
      (await sendThrough((await startServer(says(200, '{"success":true}'))).origin)).said,
    ).toContain('Delivered: the relay took the test lead.')
  })

  test('for a relay that breaks the connection says that the lead may have arrived', async () => {
    const { code, said } = await sendThrough(
      (await startServer((request) => request.socket.destroy())).origin,
    )
    expect(code).toBe(1)
    expect(said).toMatch(/could not be reached: the connection broke off.*may have arrived/)
  })

  test('for a relay that does not answer in time says so', async () => {
    const { origin: relay } = await startServer(() => undefined)
    const { result, message } = await sendTo(formSubmitAt(relay), site, 50)({ name: 'Canary' })
    expect(result).toBe('unreachable')
    expect(message).toContain('no answer came in time')
  })

  test('for a relay that stalls in the middle of its answer is the same', async () => {
    const { origin: relay } = await startServer(
      (_, response) => void response.writeHead(200).write('{'),
    )
    expect((await sendTo(formSubmitAt(relay), site, 50)({ name: 'Canary' })).message).toContain(
      'no answer came in time',
    )
  })

  test('for a closed port or an unknown host is unreachable', async () => {
    const { origin: relay, stop } = await startServer(says(200, delivered))
    await stop()
    expect((await sendThrough(relay)).said).toContain(
      'could not be reached: nothing answers there.',
    )
    const unknownName = new TypeError('fetch failed', {
      cause: Object.assign(new Error(), { code: 'ENOTFOUND' }),
    })
    expect(outcomeOfError(unknownName, 'relay.sample.example').message).toBe(
      'relay.sample.example could not be reached: no server has this name (DNS).',
    )
  })
})
