import { describe, expect, test } from 'vitest'
import { newLead, referenceOf, relayFields } from '../../components/leads/lead.ts'
import { ajaxAddress, readVerdict } from '../../components/leads/relay.ts'

describe('the verdict on a lead is the relay body, not its status', () => {
  test.each([
    ['success as a word', 200, '{"success":"true","message":"ok"}', 'delivered'],
    ['success as a boolean', 200, '{"success":true}', 'delivered'],
    ['a refusal with status 200', 200, '{"success":"false","message":"needs activation"}', 'refused'],
    ['a captcha page with status 200', 200, '<!doctype html><title>Captcha</title>', 'refused'],
    ['an answer that says nothing', 200, '{}', 'refused'],
    ['null', 200, 'null', 'refused'],
    ['a client error, whatever it says', 400, '{"success":"true"}', 'refused'],
    ['too many requests', 429, '', 'unreachable'],
    ['a server error', 503, 'Service Unavailable', 'unreachable'],
  ])('%s', (_name, status, body, verdict) => {
    expect(readVerdict(status, body)).toBe(verdict)
  })
})

describe('the address that answers in JSON', () => {
  test('of a FormSubmit-style relay has /ajax before the mailbox', () => {
    expect(ajaxAddress('https://formsubmit.co/office@sample.example')).toBe('https://formsubmit.co/ajax/office@sample.example')
  })
  test('of our own relay is below it', () => {
    expect(ajaxAddress('/relay')).toBe('/relay/ajax')
  })
})

test('a short-form lead carries the fields and control fields that the relay expects', () => {
  const lead = newLead('shortForm', { name: 'Ana', email: 'ana@sample.example', phone: '305 555 0100', service: 'Roof Repair', message: 'A leak' })
  const relay = { action: '/relay', ajax: '/relay/ajax', next: 'https://www.sample.example/contact', copyTo: 'copy@sample.example' }
  expect(relayFields(lead, relay)).toEqual({
    name: 'Ana',
    email: 'ana@sample.example',
    phone: '305 555 0100',
    service: 'Roof Repair',
    message: 'A leak',
    source: 'Home page form',
    leadId: lead.id,
    _subject: 'New message from Ana',
    _template: 'table',
    _captcha: 'false',
    _next: 'https://www.sample.example/contact',
    _cc: 'copy@sample.example',
  })
})

test('two leads never share an id, and the reference is its beginning', () => {
  const fields = { name: '', email: '', phone: '', service: '', message: '' }
  const [one, two] = [newLead('shortForm', fields), newLead('shortForm', fields)]
  expect(one.id).not.toBe(two.id)
  expect(one.id.toUpperCase()).toContain(referenceOf(one))
  expect(referenceOf(one)).toHaveLength(8)
})
