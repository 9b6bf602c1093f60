import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originOf } from '../../components/leads/origin.ts'

const site = 'https://www.sample.example'
const page = {
  href: `${site}/contact?from=mail#form`,
  referrer: `${site}/about`,
  language: 'en-US',
}
const here = { page: '/contact', language: 'en' }

test.each([
  [
    'the first page of its visit, who linked there, and the campaign',
    `${site}/tile-roofing?utm_source=google&utm_term=tile+roof&gclid=Cj0-x_9#a https://www.google.com/search?q=my`,
    {
      ...{ ...here, firstPage: '/tile-roofing', referrer: 'www.google.com' },
      campaign: 'utm_source=google&utm_term=tile+roof&gclid=Cj0-x_9',
    },
  ],
  ['no page of ours as a referrer', `${site}/about ${site}/`, { ...here, firstPage: '/about' }],
  ['no referrer without a link', `${site}/about `, { ...here, firstPage: '/about' }],
  ['no first page of another site', 'https://other.example/a https://mail.example/', here],
])('a lead says %s', (_, visit, origin) => expect(originOf(page, visit)).toEqual(origin))

test('a lead says where its own page came from if the browser stores nothing', () => {
  const linked = { ...page, referrer: 'https://news.sample/story', href: `${site}/?fbclid=1` }
  const own = { page: '/', referrer: 'news.sample', campaign: 'fbclid=1', language: 'en' }
  expect(originOf(linked, undefined)).toEqual(own)
})

test('a lead says from which area it is, as a ZIP code or a name', () => {
  for (const area of ['33134', 'Miami Beach'])
    expect(originOf(page, '', area)).toMatchObject({ area })
  for (const area of ['33134 Miami', '<b>', undefined])
    expect(originOf(page, '', area)).not.toHaveProperty('area')
})

test('whatever is stored, a lead carries a few short texts, and nothing else of an address', () => {
  const name = fc.oneof(fc.string(), fc.stringMatching(/^utm_[a-z]{1,9}$/))
  const query = fc
    .array(fc.tuple(name, fc.string({ maxLength: 900 })))
    .map((pairs) => new URLSearchParams([...pairs, ['name', 'secret value']]))
  const visit = query.map((all) => `${site}/${'x'.repeat(900)}?${all} https://mail.sample/?${all}`)
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), visit), fc.string(), (stored, language) => {
      const origin = originOf({ ...page, language }, stored)
      expect(origin.page).toBe('/contact')
      expect(String(origin.firstPage).length).toBeLessThanOrEqual(300)
      const campaign = new URLSearchParams(origin.campaign)
      expect(campaign.size).toBeLessThanOrEqual(12)
      for (const [parameter, value] of campaign) {
        expect(parameter).toMatch(/^utm_/)
        expect(value.length).toBeLessThanOrEqual(200)
      }
      for (const value of Object.values(origin)) expect(value).toMatch(/^[\x21-\x7e]+$/)
    }),
  )
})
