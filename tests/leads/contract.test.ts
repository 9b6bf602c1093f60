import { describe, expect, test } from 'vitest'
import { energyLead } from '../../components/calculators/energy/lead.ts'
import { estimateLead, roofLead } from '../../components/calculators/roof/lead.ts'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { leadOf } from '../../components/form/form-lead.ts'
import { longFormLead } from '../../components/form/long-form-lead.ts'
import { shortFormLead } from '../../components/form/short-form-lead.ts'
import { newLead, referenceOf, relayFields } from '../../components/leads/lead.ts'
import type { Relay } from '../../components/leads/relays/relay.ts'
import { energyPrices, roofPrices } from '../calculators/samples.ts'

const relay: Relay = {
  service: 'FormSubmit',
  endpoint: '/relay',
  next: 'https://www.sample.example/contact',
  copyTo: 'copy@sample.example',
}

const person = {
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@sample.example',
  phone: '(305) 555-0100',
  address: '1 Main Street',
}
const message = {
  name: 'Ana Diaz',
  email: person.email,
  phone: person.phone,
  service: 'Roof Repair',
  message: 'A leak',
}

const roof = {
  roofType: 'tile',
  squareFootage: 2000,
  roofSlope: 'medium',
  currentAge: 15,
  damageLevel: 'minor',
  features: ['solar-ready', 'gutter-replacement'],
} as const
const cost = roofCost(roof, roofPrices)

const lead = newLead(leadOf(shortFormLead, message))

/** Reverses the fields, like a visitor who answers from the bottom up. */
const reversed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).reverse())

describe('the office reads', () => {
  test('the short form', () => {
    const given = { ...reversed(message), _next: '/', source: 'elsewhere' }
    expect(leadOf(shortFormLead, given)).toEqual({
      source: 'Home page form',
      subject: 'New message from Ana Diaz',
      fields: message,
    })
    expect(Object.keys(leadOf(shortFormLead, given).fields)).toEqual([
      'name',
      'email',
      'phone',
      'service',
      'message',
    ])
  })

  test('the long form, with defaults for untouched fields', () => {
    const { source, subject, fields } = leadOf(longFormLead, {
      ...person,
      city: 'Doral',
      service: 'Roof Repair',
      needsInsuranceClaim: 'unsure',
    })
    expect({ source, subject }).toEqual({
      source: 'Contact page',
      subject: 'New lead from Ana Diaz',
    })
    expect(Object.entries(fields)).toEqual([
      ['firstName', 'Ana'],
      ['lastName', 'Diaz'],
      ['email', person.email],
      ['phone', person.phone],
      ['address', person.address],
      ['city', 'Doral'],
      ['service', 'Roof Repair'],
      ['message', ''],
      ['preferredContact', 'email'],
      ['urgency', 'normal'],
      ['needsFinancing', ''],
      ['needsInsuranceClaim', 'unsure'],
    ])
  })

  test('the roof calculator', () => {
    const answers = { ...person, ...roof, squareFootage: '2,000', currentAge: '15' }
    const { source, subject, fields } = roofLead(answers, roofPrices)
    expect({ source, subject }).toEqual({
      source: 'Roof Replacement Calculator',
      subject: 'Roof estimate for Ana Diaz',
    })
    expect(Object.entries(fields)).toEqual([
      ...Object.entries(person),
      ['roofType', 'tile'],
      ['squareFootage', '2000'],
      ['roofSlope', 'medium'],
      ['currentAge', '15'],
      ['damageLevel', 'minor'],
      ['features', 'solar-ready,gutter-replacement'],
      ['costEstimate', expect.stringMatching(/^\$[\d,]+ - \$[\d,]+$/)],
    ])
  })

  test('the energy calculator', () => {
    const answers = {
      currentBill: '$240',
      homeSize: '2,000',
      roofAge: '15',
      insulation: 'minimal',
      hvacAge: '10',
    }
    const { source, subject, fields } = energyLead({ ...person, ...answers }, energyPrices)
    expect({ source, subject }).toEqual({
      source: 'Energy Savings Calculator',
      subject: 'Energy report for Ana Diaz',
    })
    expect(Object.entries(fields)).toEqual([
      ...Object.entries(person),
      ['currentBill', '240'],
      ['homeSize', '2000'],
      ['roofAge', '15'],
      ['insulation', 'minimal'],
      ['hvacAge', '10'],
      ['monthlySavings', expect.stringMatching(/^\$[\d,]+$/)],
      ['annualSavings', expect.stringMatching(/^\$[\d,]+$/)],
    ])
  })

  test("the form in an estimate's result", () => {
    const contact = { name: 'Ana Diaz', email: person.email, phone: '' }
    const { source, subject, fields } = estimateLead(contact, { ...roof, features: [] }, cost)
    expect({ source, subject }).toEqual({
      source: 'Estimate Result',
      subject: 'Estimate details for Ana Diaz',
    })
    expect(Object.entries(fields)).toEqual([
      ...Object.entries(contact),
      ['projectType', 'roofing'],
      ['qualityGrade', 'tile'],
      ['squareFootage', '2000'],
      ['features', ''],
      ['costEstimate', expect.stringMatching(/^\$[\d,]+ - \$[\d,]+$/)],
      ['request', 'Email the detailed plan to this visitor'],
    ])
  })
})

describe('the relay is sent', () => {
  test('the fields in order, the source, the id and the control fields', () => {
    expect(Object.entries(relayFields(lead, relay))).toEqual([
      ...Object.entries(message),
      ['source', 'Home page form'],
      ['leadId', lead.id],
      ['_subject', 'New message from Ana Diaz'],
      ['_template', 'table'],
      ['_captcha', 'false'],
      ['_next', 'https://www.sample.example/contact'],
      ['_cc', 'copy@sample.example'],
      ['_honey', ''],
    ])
  })

  test('no copy address if none is configured, and whatever a robot filled in', () => {
    const { copyTo: _copy, ...plain } = relay
    const sent = relayFields({ ...lead, honeypot: 'buy now' }, plain)
    expect(sent).not.toHaveProperty('_cc')
    expect(sent._honey).toBe('buy now')
  })
})

test('two leads never share an id, and the reference is the start of the id', () => {
  const other = newLead(lead)
  expect(other.id).not.toBe(lead.id)
  expect(referenceOf(lead)).toBe(lead.id.slice(0, 8).toUpperCase())
})

test('a retried lead keeps its id', () => expect(newLead(lead, lead.id).id).toBe(lead.id))
