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
    last: 'busy',
    held: { by: 'page', until: 2 },
  }

  test('is returned if it is a lead', () => expect(asQueued(structuredClone(good))).toEqual(good))

  test('has what a robot filled in, where the visitor came from, and pictures', () => {
    const photos = [{ name: 'roof.jpg', data: 'aGk=' }]
    const more = { honeypot: 'buy now', origin: { page: '/contact' }, photos }
    const filled = { ...good, lead: { ...good.lead, ...more } }
    expect(asQueued(structuredClone(filled))).toEqual(filled)
  })

  test('loses the parts that are damaged but not the lead', () => {
    const damaged = {
      ...good,
      lead: { ...good.lead, photos: [7, { name: 'x' }], origin: { page: 7 } },
      last: 'eaten',
      held: 'yes',
    }
    const { last: _last, held: _held, ...rest } = good
    expect(asQueued(damaged)).toEqual({ ...rest, lead: { ...good.lead, photos: [] } })
  })

  test.each([
    ['shortForm', 'Home page form', 'New message from Ana Diaz'],
    ['longForm', 'Contact page', 'New lead from Ana Diaz'],
    ['roofCalculator', 'Roof Replacement Calculator', 'Roof estimate for Ana Diaz'],
    ['energyCalculator', 'Energy Savings Calculator', 'Energy report for Ana Diaz'],
    ['estimateResult', 'Estimate Result', 'Estimate details for Ana Diaz'],
  ])('is converted if an earlier version of the site stored it as %s', (kind, source, subject) => {
    for (const fields of [{ name: 'Ana Diaz' }, { firstName: 'Ana', lastName: 'Diaz' }]) {
      const former = { ...good, lead: { kind, id: 'a', fields, honeypot: '' } }
      expect(asQueued(former)?.lead).toEqual({ id: 'a', source, subject, fields, honeypot: '' })
    }
  })

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
