import { expect, test } from 'vitest'
import { PracticeAnswers } from '../../components/claims/PracticeAnswers.tsx'
import { BookingLink } from '../../components/contact/ContactButtons.tsx'
import { ContactDetails } from '../../components/contact/ContactCards.tsx'
import { ContactPanel } from '../../components/contact/ContactPanel.tsx'
import { languageNote, officeHours } from '../../components/contact/hours.ts'
import { People } from '../../components/content/blocks.tsx'
import { HomeData } from '../../components/head/CompanyData.tsx'
import { Header } from '../../components/layout/Header.tsx'
import type { Business } from '../../content/schema/business.ts'
import { allLanguages } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { claim } from '../../renderer/content/company.ts'
import { shownFacts } from '../../renderer/content/confirmed.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index, site } from '../project-site.ts'

const { unconfirmed: _, ...facts } = site.business()
const known: Business = {
  ...facts,
  people: { first: { name: 'F', role: 'A' }, second: { name: 'S', role: 'B' } },
  nextCrew: '2030-03-01',
  hours: [{ days: 'Mon', opens: '07:00', closes: '18:00' }],
  social: [{ network: 'Facebook', url: 'https://www.facebook.com/example' }],
  booking: 'https://booking.example/',
  licenseHolder: 'H. Holder',
  founded: 1990,
}
const shownIn = (siteEnv: typeof index.siteEnv, ...unconfirmed: string[]) =>
  shownFacts({ ...known, unconfirmed }, siteEnv)
const published = (...unconfirmed: string[]) => shownIn('production', ...unconfirmed)
const siteWith = (...unconfirmed: string[]) => ({ ...index, business: published(...unconfirmed) })

test('a published build leaves out what is not confirmed, and every other build shows it', () => {
  const names = ['hours', 'people.first', 'nextCrew', 'practice.crew', 'phone']
  for (const siteEnv of ['', 'dev', 'preview'] as const)
    expect(shownIn(siteEnv, ...names)).toMatchObject(known)
  for (const siteEnv of ['production', 'before-launch'] as const) {
    const shown = shownIn(siteEnv, ...names)
    expect(
      Object.keys(known)
        .filter((name) => !(name in shown))
        .sort(),
    ).toEqual(['hours', 'nextCrew'])
    expect(shown.people).toEqual({ second: known.people?.second })
  }
  expect(published()).toEqual({ ...known, unconfirmed: [] })
})

test('an answer that is not confirmed is replaced by its otherwise, one by one or all together', () => {
  const { crew, storm } = known.practice
  expect(published('practice.crew').practice).toMatchObject({
    crew: { text: crew.otherwise },
    storm,
  })
  for (const { text, otherwise } of Object.values(published('practice').practice))
    expect(text).toBe(otherwise)
  const html = htmlAt('/about', <PracticeAnswers topics="crew start" />, siteWith('practice'))
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html).toContain(crew.otherwise)
  expect(html).not.toContain(crew.text)
})

test('what pages cannot do without stays, and a name that is no field changes nothing', () => {
  const names = ['name', 'url', 'phone', 'license', 'address', 'constructor', 'people.none', 'x.y']
  const { address, ...others } = published(...names)
  expect({ ...others, unconfirmed: [] }).toMatchObject({ name: known.name, license: known.license })
  expect(address.street).toBe(known.address.street)
})

test('without people, hours, networks, calendar or year, pages have no empty part and no dead link', () => {
  const none = siteWith('people', 'hours', 'social', 'booking', 'founded', 'spanishWritten')
  expect(htmlAt('/about', <People />, none)).toBe('')
  expect(officeHours(none)).toEqual({ open: [] })
  const contact = addressOf(linkedPages.contact)
  expect(htmlAt('/', <BookingLink />, none)).toMatch(new RegExp(`^<a[^>]* href="${contact}"[^>]*>`))
  expect(htmlAt('/', <BookingLink />, none)).not.toContain('target')
  const parts = [<ContactDetails />, <ContactPanel />, <Header />, <HomeData title="T" />]
  for (const part of parts)
    expect(htmlAt('/', part, none)).not.toMatch(
      /<(ul|li|p|h\d)(?![^>]*hidden)[^>]*>\s*<\/\1>|undefined|\{\w+\}/,
    )
})

test('a claim that names what is not confirmed is replaced', () => {
  const claims = { since: { text: 'Since {founded}', otherwise: { text: 'Of Florida' } } }
  const said = (...open: string[]) =>
    claim({ ...index, business: { ...published(...open), claims } }, 'since')?.text
  expect(said()).toBe('Since 1990')
  expect(said('founded')).toBe('Of Florida')
})

test.each(allLanguages)(
  'in %s, nobody is promised an answer in a language that is not confirmed',
  (language) => {
    const here = site.in(language)
    const business = shownFacts(
      { ...known, spanishWritten: true, unconfirmed: ['spanishWritten'] },
      'production',
    )
    expect(languageNote({ ...here, business }) ?? '').not.toContain(
      here.words.contact.language.writing,
    )
  },
)
