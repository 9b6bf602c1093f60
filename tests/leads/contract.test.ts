import { describe, expect, test } from 'vitest'
import { type LeadFields, type LeadKind, newLead, referenceOf, relayFields } from '../../components/leads/lead.ts'
import type { Relay } from '../../components/leads/relays/relay.ts'

const relay: Relay = { service: 'FormSubmit', endpoint: '/relay', next: 'https://www.sample.example/contact', copyTo: 'copy@sample.example' }

const person = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@sample.example', phone: '(305) 555-0100', address: '1 Main Street' }

const leads: { [Kind in LeadKind]: { fields: LeadFields[Kind]; source: string; subject: string } } = {
  shortForm: {
    fields: { name: 'Ana Diaz', email: person.email, phone: person.phone, service: 'Roof Repair', message: 'A leak' },
    source: 'Home page form',
    subject: 'New message from Ana Diaz',
  },
  longForm: {
    fields: {
      ...person,
      city: 'Doral',
      service: 'Roof Repair',
      message: '',
      preferredContact: 'email',
      urgency: 'normal',
      needsFinancing: '',
      needsInsuranceClaim: 'unsure',
    },
    source: 'Contact page',
    subject: 'New lead from Ana Diaz',
  },
  roofCalculator: {
    fields: {
      ...person,
      roofType: 'tile',
      squareFootage: '2000',
      roofSlope: 'medium',
      currentAge: '15',
      damageLevel: 'minor',
      features: 'solar-ready,gutter-replacement',
      costEstimate: '$30,494 - $59,945',
    },
    source: 'Roof Replacement Calculator',
    subject: 'Roof estimate for Ana Diaz',
  },
  energyCalculator: {
    fields: {
      ...person,
      currentBill: '240',
      homeSize: '2000',
      roofAge: '15',
      insulation: 'minimal',
      hvacAge: '10',
      monthlySavings: '$120',
      annualSavings: '$1,440',
    },
    source: 'Energy Savings Calculator',
    subject: 'Energy report for Ana Diaz',
  },
  estimateResult: {
    fields: {
      name: 'Ana Diaz',
      email: person.email,
      phone: '',
      projectType: 'roofing',
      qualityGrade: 'tile',
      squareFootage: '2000',
      features: '',
      costEstimate: '$30,494 - $59,945',
    },
    source: 'Estimate Result',
    subject: 'Estimate details for Ana Diaz',
  },
}

describe('what each kind of lead sends', () => {
  test.each(Object.keys(leads) as LeadKind[])('%s: its fields in their order, its label, its id and what the relay is told', (kind) => {
    const { fields, source, subject } = leads[kind]
    const lead = newLead(kind, fields)
    const sent = relayFields(lead, relay)
    expect(sent).toEqual({
      ...fields,
      source,
      leadId: lead.id,
      _subject: subject,
      _template: 'table',
      _captcha: 'false',
      _next: 'https://www.sample.example/contact',
      _cc: 'copy@sample.example',
      _honey: '',
    })
    expect(Object.keys(sent)).toEqual([...Object.keys(fields), 'source', 'leadId', '_subject', '_template', '_captcha', '_next', '_cc', '_honey'])
  })

  test('without a copy address there is none; what a robot filled in goes along', () => {
    const { copyTo: _copy, ...plain } = relay
    const sent = relayFields({ ...newLead('shortForm', leads.shortForm.fields), honeypot: 'buy now' }, plain)
    expect(sent).not.toHaveProperty('_cc')
    expect(sent._honey).toBe('buy now')
  })
})

test('two leads never share an id, and the reference is its beginning', () => {
  const [one, two] = [newLead('shortForm', leads.shortForm.fields), newLead('shortForm', leads.shortForm.fields)]
  expect(one.id).not.toBe(two.id)
  expect(referenceOf(one)).toBe(one.id.slice(0, 8).toUpperCase())
})

test('a lead that is tried again keeps its id', () => {
  const first = newLead('shortForm', leads.shortForm.fields)
  expect(newLead('shortForm', leads.shortForm.fields, first.id).id).toBe(first.id)
})
