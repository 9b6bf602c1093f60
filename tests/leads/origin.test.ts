import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { originOf } from '../../components/leads/origin.ts'

const site = 'https://www.sample.example'
const page = {
  href: `${site}/contact?from=mail#form`,
  referrer: `${site}/about`,
  language: 'en-US',
}

describe('a lead says', () => {
  test('the page, the first page of the visit, who linked there, the campaign and the language', () => {
    const first = `${site}/tile-roofing?utm_source=google&utm_term=tile+roof&gclid=Cj0-x_9#prices`
    expect(originOf(page, `${first} https://www.google.com/search?q=my+secret`)).toEqual({
      page: '/contact',
      firstPage: '/tile-roofing',
      referrer: 'www.google.com',
      campaign: 'utm_source=google&utm_term=tile+roof&gclid=Cj0-x_9',
      language: 'en',
    })
  })

  test('no referrer if the visit began with a page of ours or without a link', () => {
    for (const visit of [`${site}/about ${site}/`, `${site}/about `])
      expect(originOf(page, visit)).not.toHaveProperty('referrer')
  })

  test('the area that its visitor asked about, if that is a ZIP code or a name', () => {
    const given = ['33134', 'Miami Beach', '33134 Miami', '<b>', undefined]
    const areas = given.map((stored) => originOf(page, undefined, stored).area)
    expect(areas).toEqual(['33134', 'Miami Beach', undefined, undefined, undefined])
  })

  test('the origin that the page itself has if the browser stores nothing', () => {
    const linked = { ...page, referrer: 'https://news.sample/story', href: `${site}/?fbclid=1` }
    const own = { page: '/', referrer: 'news.sample', campaign: 'fbclid=1', language: 'en' }
    expect(originOf(linked, undefined)).toEqual(own)
  })
})

test('no other parameter of an address is sent, and only the host of the page that linked to us', () => {
  const query = fc.array(fc.tuple(fc.string(), fc.string()))
  fc.assert(
    fc.property(query, fc.string({ minLength: 8 }), (parameters, secret) => {
      const ofCampaigns = /^(utm_|gclid|gbraid|wbraid|fbcl|mscl)/
      const others = parameters.filter(([name]) => !ofCampaigns.test(name))
      const parts = new URLSearchParams([...others, ['name', secret]])
      expect(originOf(page, `${site}/a?${parts} https://mail.sample/inbox?${parts}`)).toEqual({
        page: '/contact',
        firstPage: '/a',
        referrer: 'mail.sample',
        language: 'en',
      })
    }),
  )
})

test('whatever is stored, a lead carries a few short texts', () => {
  const campaign = fc.tuple(fc.stringMatching(/^utm_[a-z]{1,9}$/), fc.string({ maxLength: 900 }))
  const stored = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(campaign).map((query) => `${site}/${'x'.repeat(900)}?${new URLSearchParams(query)} `),
  )
  fc.assert(
    fc.property(stored, fc.string(), (visited, language) => {
      const origin = originOf({ ...page, language }, visited)
      expect(origin.page).toBe('/contact')
      expect(String(origin.firstPage).length).toBeLessThanOrEqual(300)
      const values = new URLSearchParams(origin.campaign)
      expect(values.size).toBeLessThanOrEqual(12)
      for (const value of values.values()) expect(value.length).toBeLessThanOrEqual(200)
      for (const value of Object.values(origin)) expect(value).toMatch(/^[\x21-\x7e]+$/)
    }),
  )
})
