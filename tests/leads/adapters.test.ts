import { expect, test } from 'vitest'
import { adapterOf, type Relay } from '../../components/leads/relay.ts'

const next = 'https://www.sample.example/contact'
const captcha = '<!doctype html><title>Captcha</title>'

const relays = {
  FormSubmit: { endpoint: 'https://formsubmit.co/office@sample.example' },
  Formspree: { endpoint: 'https://formspree.io/f/abcd', copyTo: 'copy@sample.example' },
  Web3Forms: { endpoint: 'https://api.web3forms.com/submit', accessKey: 'key' },
} as const
type Service = keyof typeof relays
const relayOf = (service: Service): Relay => ({ service, next, ...relays[service] })

test.each([
  ['FormSubmit', 'success as a word', 200, '{"success":"true","message":"ok"}', 'delivered'],
  ['FormSubmit', 'success as a boolean', 200, '{"success":true}', 'delivered'],
  ['FormSubmit', 'a form that needs activation', 200, '{"success":"false"}', 'refused'],
  ['FormSubmit', 'a captcha page with status 200', 200, captcha, 'refused'],
  ['FormSubmit', 'an answer that says nothing', 200, '{}', 'refused'],
  ['FormSubmit', 'null', 200, 'null', 'refused'],
  ['FormSubmit', 'a client error, whatever it says', 400, '{"success":"true"}', 'refused'],
  ['FormSubmit', 'too many requests', 429, '', 'busy'],
  ['FormSubmit', 'a server error', 503, 'Service Unavailable', 'busy'],
  ['Formspree', 'ok', 200, '{"ok":true,"next":"/thanks"}', 'delivered'],
  ['Formspree', 'errors', 422, '{"errors":[{"message":"invalid email"}]}', 'refused'],
  ['Formspree', 'ok that is not said', 200, captcha, 'refused'],
  ['Web3Forms', 'success', 200, '{"success":true,"message":"sent"}', 'delivered'],
  ['Web3Forms', 'a wrong key', 400, '{"success":false}', 'refused'],
] as const)('%s: %s', (service, _name, status, body, verdict) => {
  expect(adapterOf({ service }).verdict(status, body)).toBe(verdict)
})

test.each([
  ['FormSubmit', undefined, 'https://formsubmit.co/ajax/office@sample.example'],
  ['FormSubmit', '/relay', '/relay/ajax'],
  ['Formspree', undefined, relays.Formspree.endpoint],
  ['Web3Forms', undefined, relays.Web3Forms.endpoint],
] as const)('scripts reach %s at %s under %s', (service, endpoint, address) => {
  const relay = relayOf(service)
  expect(adapterOf(relay).endpoint({ ...relay, ...(endpoint && { endpoint }) })).toBe(address)
})

test('every service gets the subject, return address and copy address under its own field names', () => {
  const controls = (service: Service) => adapterOf({ service }).controls(relayOf(service), 'Hello')
  expect(controls('Formspree')).toEqual({
    _subject: 'Hello',
    _next: next,
    _cc: 'copy@sample.example',
  })
  expect(controls('Web3Forms')).toEqual({ access_key: 'key', subject: 'Hello', redirect: next })
})
