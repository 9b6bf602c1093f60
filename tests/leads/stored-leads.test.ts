import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asQueued, type Queued } from '../../components/leads/outbox/queued.ts'
import { leadNamed } from './browser-world.ts'

const good: Queued = {
  lead: {
    ...leadNamed('a'),
    honeypot: 'buy now',
    origin: { page: '/contact' },
    photos: [{ name: 'roof.jpg', data: 'aGk=' }],
  },
  queuedAt: 1,
  attempts: 0,
  notBefore: 0,
  last: 'busy',
  lease: { by: 'page', until: 2 },
}

describe('a value read from storage', () => {
  test('is returned if it is a lead', () => expect(asQueued(structuredClone(good))).toEqual(good))

  test('loses damaged parts but not the lead', () => {
    const { id, source, subject, fields } = good.lead
    const damaged = { photos: [7, { name: 'x' }], origin: { page: 7 }, honeypot: 7 }
    expect(
      asQueued({ ...good, lead: { ...good.lead, ...damaged }, last: 'eaten', lease: 'yes' }),
    ).toEqual({
      lead: { id, source, subject, fields, photos: [] },
      queuedAt: 1,
      attempts: 0,
      notBefore: 0,
    })
  })

  test('is skipped if it is a text, half a lead, or one without texts or times', () => {
    const half = { ...good, lead: { id: 'a' } }
    const numbers = { ...good, lead: { ...good.lead, fields: { a: 7 } } }
    for (const value of ['lead', half, numbers, { ...good, queuedAt: Number.NaN }])
      expect(asQueued(value)).toBeUndefined()
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = asQueued(value)
        expect(read === undefined || read.lead.id !== undefined).toBe(true)
      }),
    )
  })
})
