import { describe, expect, test } from 'vitest'
import { adapterOf } from '../../components/leads/relays/adapters.ts'
import type { Relay } from '../../components/leads/relays/relay.ts'

const next = 'https://www.sample.example/contact'
const page = '<!doctype html><title>Captcha</title>'

const formSubmit: Relay = {
  service: 'FormSubmit',
  endpoint: 'https://formsubmit.co/office@sample.example',
  next,
}
const formspree: Relay = {
  service: 'Formspree',
  endpoint: 'https://formspree.io/f/abcd',
  next,
  copyTo: 'copy@sample.example',
}
const web3forms: Relay = {
  service: 'Web3Forms',
  endpoint: 'https://api.web3forms.com/submit',
  accessKey: 'key',
  next,
}

describe('the verdict of', () => {
  test.each([
    [formSubmit, 'success as a word', 200, '{"success":"true","message":"ok"}', 'delivered'],
    [formSubmit, 'success as a boolean', 200, '{"success":true}', 'delivered'],
    [
      formSubmit,
      'a form that needs activation, with status 200',
      200,
      '{"success":"false","message":"Activate"}',
      'refused',
    ],
    [formSubmit, 'a captcha page with status 200', 200, page, 'refused'],
    [formSubmit, 'an answer that says nothing', 200, '{}', 'refused'],
    [formSubmit, 'null', 200, 'null', 'refused'],
    [formSubmit, 'a client error, whatever it says', 400, '{"success":"true"}', 'refused'],
    [formSubmit, 'too many requests', 429, '', 'busy'],
    [formSubmit, 'a server error', 503, 'Service Unavailable', 'busy'],
    [formspree, 'ok', 200, '{"ok":true,"next":"/thanks"}', 'delivered'],
    [formspree, 'errors', 422, '{"errors":[{"message":"invalid email"}]}', 'refused'],
    [formspree, 'ok that is not said', 200, page, 'refused'],
    [formspree, 'too many requests', 429, '{}', 'busy'],
    [web3forms, 'success', 200, '{"success":true,"message":"sent"}', 'delivered'],
    [web3forms, 'a wrong key', 400, '{"success":false,"message":"Invalid access key"}', 'refused'],
    [web3forms, 'a server error', 500, '', 'busy'],
  ] as const)('%o: %s', (relay, _name, status, body, verdict) => {
    expect(adapterOf(relay).verdict(status, body)).toBe(verdict)
  })
})

describe('the address for scripts of', () => {
  test.each([
    [formSubmit, 'https://formsubmit.co/ajax/office@sample.example'],
    [{ ...formSubmit, endpoint: '/relay' }, '/relay/ajax'],
    [formspree, 'https://formspree.io/f/abcd'],
    [web3forms, 'https://api.web3forms.com/submit'],
  ] as const)('%o is %s', (relay, address) =>
    expect(adapterOf(relay).endpoint(relay)).toBe(address),
  )
})

test('every service gets the subject, return address and copy address under its own field names', () => {
  expect(adapterOf(formspree).controls(formspree, 'Hello')).toEqual({
    _subject: 'Hello',
    _next: next,
    _cc: 'copy@sample.example',
  })
  expect(adapterOf(web3forms).controls(web3forms, 'Hello')).toEqual({
    access_key: 'key',
    subject: 'Hello',
    redirect: next,
  })
  expect(
    new Set([formSubmit, formspree, web3forms].map((relay) => adapterOf(relay).honeypot)).size,
  ).toBe(3)
})
