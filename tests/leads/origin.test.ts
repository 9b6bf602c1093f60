import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { originOf } from '../../components/leads/origin.ts'
import { allLanguages, languages } from '../../content/schema/languages.ts'

const site = 'https://www.sample.example'
const page = {
  href: `${site}/contact?from=mail#form`,
  referrer: `${site}/about`,
  language: 'en-US',
}

/** What the first page of a visit notes. */
const visit = (href: string, referrer = '') => `${href} ${referrer}`

describe('a lead says', () => {
  test('the page, the first page of the visit, who linked there, the campaign and the language', () => {
    const first = `${site}/tile-roofing?utm_source=google&utm_term=tile+roof&gclid=Cj0-x_9#prices`
    expect(originOf(page, visit(first, 'https://www.google.com/search?q=my+secret'))).toEqual({
      page: '/contact',
      firstPage: '/tile-roofing',
      referrer: 'www.google.com',
      campaign: 'utm_source=google&utm_term=tile+roof&gclid=Cj0-x_9',
      language: 'en',
    })
  })

  test.each(allLanguages)('the language of a page in %s, without its country', (name) => {
    expect(originOf({ ...page, language: languages[name].locale }, undefined).language).toBe(name)
  })

  test('no referrer if a visit began with a page of ours in a new tab, or with no link at all', () => {
    expect(originOf(page, visit(`${site}/about`, `${site}/`))).not.toHaveProperty('referrer')
    expect(originOf(page, visit(`${site}/about`))).not.toHaveProperty('referrer')
  })

  test('the campaign of the page itself if the visit began without one', () => {
    const href = `${site}/contact?msclkid=77`
    expect(originOf({ ...page, href }, visit(`${site}/`)).campaign).toBe('msclkid=77')
  })

  test('what the page itself knows if the browser stores nothing', () => {
    const linked = { ...page, referrer: 'https://news.sample/story', href: `${site}/?fbclid=1` }
    expect(originOf(linked, undefined)).toEqual({
      page: '/',
      referrer: 'news.sample',
      campaign: 'fbclid=1',
      language: 'en',
    })
  })
})

test('no other parameter of an address is sent, and nothing of the page that linked to us but its host', () => {
  const query = fc.array(fc.tuple(fc.string(), fc.string()))
  fc.assert(
    fc.property(query, fc.string({ minLength: 8 }), (parameters, secret) => {
      const others = parameters.filter(
        ([name]) => !/^(utm_|gclid|gbraid|wbraid|fbcl|mscl)/.test(name),
      )
      const parts = new URLSearchParams([...others, ['name', secret]])
      const first = visit(`${site}/a?${parts}`, `https://mail.sample/inbox?${parts}`)
      expect(originOf(page, first)).toEqual({
        page: '/contact',
        firstPage: '/a',
        referrer: 'mail.sample',
        language: 'en',
      })
    }),
  )
})

test('whatever is stored, a lead carries a few short texts', () => {
  const stored = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .array(fc.tuple(fc.stringMatching(/^utm_[a-z]{1,9}$/), fc.string({ maxLength: 900 })))
      .map((query) => visit(`${site}/${'x'.repeat(900)}?${new URLSearchParams(query)}`)),
  )
  fc.assert(
    fc.property(stored, fc.string(), (visited, language) => {
      const origin = originOf({ ...page, language }, visited)
      expect(origin.page).toBe('/contact')
      expect(String(origin.firstPage).length).toBeLessThanOrEqual(300)
      expect(new URLSearchParams(origin.campaign).size).toBeLessThanOrEqual(12)
      for (const value of new URLSearchParams(origin.campaign).values())
        expect(value.length).toBeLessThanOrEqual(200)
      for (const value of Object.values(origin)) expect(value).toMatch(/^[\x21-\x7e]+$/)
    }),
  )
})
