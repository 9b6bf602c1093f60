import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Lead, newLead } from '../../components/leads/lead.ts'
import { asQueued, type Queued } from '../../components/leads/outbox/queued.ts'

const fields = { name: 'Ana', email: 'a@b.example' }
const leadNamed = (id: string): Lead =>
  newLead({ source: 'Sample form', subject: 'Sample', fields }, id)

describe('a value read from storage', () => {
  const good: Queued = {
    lead: leadNamed('a'),
    queuedAt: 1,
    attempts: 0,
    notBefore: 0,
    refused: false,
  }

  test('is returned if it is a lead', () => expect(asQueued(structuredClone(good))).toEqual(good))

  test('keeps what a robot filled in', () => {
    const filled = { ...good, lead: { ...good.lead, honeypot: 'buy now' } }
    expect(asQueued(structuredClone(filled))).toEqual(filled)
  })

  test.each([
    ['shortForm', { name: 'Ana Diaz' }, 'Home page form', 'New message from Ana Diaz'],
    ['longForm', { firstName: 'Ana', lastName: 'Diaz' }, 'Contact page', 'New lead from Ana Diaz'],
    [
      'roofCalculator',
      { firstName: 'Ana', lastName: 'Diaz' },
      'Roof Replacement Calculator',
      'Roof estimate for Ana Diaz',
    ],
    [
      'energyCalculator',
      { firstName: 'Ana', lastName: 'Diaz' },
      'Energy Savings Calculator',
      'Energy report for Ana Diaz',
    ],
    ['estimateResult', { name: 'Ana Diaz' }, 'Estimate Result', 'Estimate details for Ana Diaz'],
  ])(
    'is converted if an earlier version of the site stored it as %s',
    (kind, fields, source, subject) => {
      const former = { ...good, lead: { kind, id: 'a', fields, honeypot: '' } }
      expect(asQueued(former)?.lead).toEqual({ id: 'a', source, subject, fields, honeypot: '' })
    },
  )

  test.each([
    ['nothing', undefined],
    ['a text', 'lead'],
    ['half a lead', { ...good, lead: { id: 'a' } }],
    ['a lead without a subject', { ...good, lead: { ...good.lead, subject: undefined } }],
    ['an unknown kind of an earlier version', { ...good, lead: { kind: 'fax', id: 'a', fields } }],
    ['fields that are no text', { ...good, lead: { ...good.lead, fields: { name: 7 } } }],
    ['a time that is none', { ...good, queuedAt: Number.NaN }],
  ])('is skipped if it is %s', (_name, value) => expect(asQueued(value)).toBeUndefined())

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = asQueued(value)
        expect(read === undefined || read.lead.id !== undefined).toBe(true)
      }),
    )
  })
})
