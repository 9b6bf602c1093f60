import { expect, test } from 'vitest'
import { PracticeAnswers } from '../../components/claims/PracticeAnswers.tsx'
import { BookingLink } from '../../components/contact/ContactButtons.tsx'
import { ContactDetails } from '../../components/contact/ContactCards.tsx'
import { ContactPanel } from '../../components/contact/ContactPanel.tsx'
import { officeHours } from '../../components/contact/hours.ts'
import { People } from '../../components/content/blocks.tsx'
import { HomeData } from '../../components/head/CompanyData.tsx'
import { Header } from '../../components/layout/Header.tsx'
import type { Business } from '../../content/schema/business.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { claim } from '../../renderer/content/company.ts'
import { shownFacts } from '../../renderer/content/confirmed.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index, site } from '../project-site.ts'

const known: Business = {
  ...site.business(),
  people: { first: { name: 'F', role: 'A' }, second: { name: 'S', role: 'B' } },
  nextCrew: '2030-03-01',
  hours: [{ days: 'Mon', opens: '07:00', closes: '18:00' }],
  social: [{ network: 'Facebook', url: 'https://www.facebook.com/example' }],
  booking: 'https://booking.example/',
  licenseHolder: 'H. Holder',
  founded: 1990,
  spanishWritten: true,
}
const published = (...unconfirmed: string[]) =>
  shownFacts({ ...known, unconfirmed }, 'before-launch')
const siteWith = (...unconfirmed: string[]) => ({ ...index, business: published(...unconfirmed) })

test('a published build leaves out what is not confirmed, and every other build shows it', () => {
  const unconfirmed = ['hours', 'people.first', 'nextCrew', 'phone']
  const all = { ...known, unconfirmed }
  for (const siteEnv of ['', 'dev', 'preview'] as const)
    expect(shownFacts(all, siteEnv)).toEqual(all)
  const { hours: _, nextCrew: __, ...shown } = { ...all, people: { second: known.people?.second } }
  expect(published(...unconfirmed)).toEqual(shown)
  expect(shownFacts(all, 'production')).toEqual(shown)
})

test('an answer that is not confirmed is replaced by its otherwise, one by one or all together', () => {
  const { crew, storm } = known.practice
  const { practice } = published('practice.crew')
  expect(practice).toMatchObject({ crew: { text: crew.otherwise }, storm })
  for (const { text, otherwise } of Object.values(published('practice').practice))
    expect(text).toBe(otherwise)
  const html = htmlAt('/about', <PracticeAnswers topics="crew start" />, siteWith('practice'))
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html).not.toContain(crew.text)
})

test('what pages cannot do without stays, and a name that is no field changes nothing', () => {
  const names = ['name', 'license', 'address', 'constructor', 'people.none', 'x.y']
  const { coordinates: _, ...address } = known.address
  expect(published(...names)).toEqual({ ...known, address, unconfirmed: names })
})

test('without people, hours, networks, calendar or year, pages have no empty part and no dead link', () => {
  const none = siteWith('people', 'hours', 'social', 'booking', 'founded', 'spanishWritten')
  expect(htmlAt('/about', <People />, none)).toBe('')
  expect(officeHours(none)).toEqual({ open: [] })
  const booking = htmlAt('/', <BookingLink />, none)
  expect(booking).toMatch(`href="${addressOf(linkedPages.contact)}"`)
  expect(booking).not.toContain('target')
  const emptyPart = /<(ul|li|p|h\d)(?![^>]*hidden)[^>]*>\s*<\/\1>|undefined|\{\w+\}/
  for (const part of [<ContactDetails />, <ContactPanel />, <Header />, <HomeData title="T" />])
    expect(htmlAt('/', part, none)).not.toMatch(emptyPart)
})

test('a claim that names what is not confirmed is replaced', () => {
  const claims = { since: { text: 'Since {founded}', otherwise: { text: 'Of Florida' } } }
  const said = (...open: string[]) =>
    claim({ ...index, business: { ...published(...open), claims } }, 'since')?.text
  expect(said()).toBe('Since 1990')
  expect(said('founded')).toBe('Of Florida')
})
