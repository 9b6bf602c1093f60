import { describe, expect, test } from 'vitest'
import { ContactCard } from '../../components/contact/ContactCards.tsx'
import { languageNote } from '../../components/contact/hours.ts'
import { People } from '../../components/content/blocks.tsx'
import { LegalText } from '../../components/content/Prose.tsx'
import { Reviews } from '../../components/home/HomeBlocks.tsx'
import { allLanguages, defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { Page as CityPage } from '../../pages/city/+Page.tsx'
import { companyValues } from '../../renderer/content/company.ts'
import { type City, entryAt } from '../../renderer/content/entries.ts'
import type { SiteEnv } from '../../renderer/content/environment.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import { index, site, withFacts } from '../project-site.ts'
import { htmlAt } from './html-at.tsx'

describe.each(allLanguages)('in %s', (language) => {
  const here = site.in(language)
  const note = (spanishSpoken: boolean, spanishWritten: boolean) =>
    languageNote(withFacts({ spanishSpoken, spanishWritten }, here))

  test('a page says in which language we answer, if it is another one', () => {
    const { phone, writing } = here.words.contact.language
    const isDefault = language === defaultLanguage
    expect(note(true, true)).toBeUndefined()
    expect(note(false, false)).toBe(isDefault ? undefined : phone)
    expect(note(false, true)).toBe(isDefault ? undefined : `${phone} ${writing}`)
  })

  const local = site.pages.find(
    (one) => one.kind === 'service-in-city' && one.language === language,
  )

  test.runIf(local)(
    'a message begins with the page and its city, and a channel without a number has no link',
    () => {
      const { address = '' } = local ?? {}
      const linksWith = (messages: object) =>
        htmlAt(address, <ContactCard county="A" city="B" />, withFacts({ messages }, here))
      const number = '(786) 555-0100'
      expect(linksWith({})).not.toMatch(/sms:|wa\.me/)
      const both = decodeURIComponent(linksWith({ text: number, whatsapp: number }))
      const said = say(here.words.messages.message, {
        title: titleOf(here, address),
        link: `${here.business.url}${address}`,
      })
      expect(both).toContain(`sms:+17865550100?&amp;body=${said}"`)
      expect(both).toContain(`https://wa.me/17865550100?text=${said}"`)
      expect(linksWith({ whatsapp: number })).not.toContain('sms:')
    },
  )

  const page = site.pages.find((one) => one.kind === 'city' && one.language === language)

  test.runIf(page)('a city page says how long permits took, if known', async () => {
    const { address = '' } = page ?? {}
    const entry = entryAt(site, 'city', address)
    if (!entry) throw new Error(`There is no city at ${address}`)
    // Without notes, its page shows the rules of the place.
    const { notes: _, ...bare } = entry
    const { took, range } = here.words.city.rules.permitWeeks
    const said = (weeks: string) => say(took.other, { weeks, count: '' })
    const pageWith = (permitWeeks: City['permitWeeks'], siteEnv: SiteEnv = 'production') =>
      htmlAt(address, <CityPage entry={{ ...bare, permitWeeks } as City} Body={() => null} />, {
        ...here,
        siteEnv,
      })
    const weeks = { fewest: 37, most: 38 }
    const between = said(say(range, weeks))
    const start = between.slice(0, between.indexOf('37'))
    expect(pageWith(weeks, '')).toContain(between)
    expect(pageWith({ ...weeks, proof: 'A log' })).toContain(between)
    expect(pageWith({ ...weeks, fewest: 38, proof: 'A log' })).toContain(said('38'))
    for (const unknown of [weeks, undefined]) expect(pageWith(unknown)).not.toContain(start)
  })

  test('the card of a person shows the facts that are known', () => {
    const [picture = ''] = Object.keys(here.pictures.pictures)
    const cardOf = (person: object) =>
      htmlAt('/about', <People />, withFacts({ people: { one: { role: 'A', ...person } } }, here))
    const { since, speaks } = here.words.cards.person
    const names = new Intl.DisplayNames(languages[language].locale, { type: 'language' })
    const known = { name: '{licenseHolder}', since: 1999, speaks: ['ht'], picture }
    for (const part of [
      `<h3>${here.business.licenseHolder}</h3><p>A</p>`,
      `${say(since, { year: 1999 })} · ${say(speaks, { languages: names.of('ht') ?? '' })}`,
      '<img',
    ])
      expect(cardOf(known)).toContain(part)
    expect(cardOf({ name: 'B' })).toMatch(/^(?!.*<img).*<h3>B<\/h3><p>A<\/p><\/div>/)
    expect(cardOf({ since: 1999 })).toBe('')
  })
})

test('a review says where and when it was published, a legal text when it was changed', () => {
  const review = { name: 'A', text: 'T', rating: 5, source: 'Google', date: '2030-03-01' }
  const reviews = htmlAt('/', <Reviews heading="" lead="" />, { ...index, testimonials: [review] })
  expect(reviews).toContain('<small class="t-note">Google · <time dateTime="2030-03-01">')
  const textOf = (updated?: string) =>
    htmlAt('/', <LegalText Body={() => null} updated={updated} />)
  expect(textOf('2020-02-28')).toContain('dateTime="2020-02-28"')
  expect(textOf()).not.toContain('dateTime')
})

test('a phone number stays on one line', () => {
  expect(companyValues(index).phone).not.toMatch(/ |(?<!\u2060)-|-(?!\u2060)/)
})

test('a text that names the relay also names the fallback', () => {
  const relay = { ...index.business.relay, service: 'FormSubmit' as const }
  const nameOf = (more: object) =>
    companyValues(withFacts({ relay: { ...relay, ...more } })).relayService
  expect(nameOf({})).toBe('FormSubmit')
  const fallback = { service: 'Formspree', endpoint: 'https://formspree.io/f/abcdefgh' }
  expect(nameOf({ fallback })).toBe('FormSubmit or Formspree')
})
