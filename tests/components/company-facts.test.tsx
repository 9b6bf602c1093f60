import { describe, expect, test, vi } from 'vitest'
import { languageNote } from '../../components/contact/hours.ts'
import { LegalText } from '../../components/content/Chapters.tsx'
import { allLanguages, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { Page as CityPage } from '../../pages/city/+Page.tsx'
import { companyValues } from '../../renderer/content/company-values.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { index, noBody, site } from '../project-site.ts'
import { htmlAt } from './html-at.tsx'

vi.mock('../../components/ui/print.css?url', () => ({ default: '/print.css' }))

const withFacts = (of: SiteIndex, facts: Partial<SiteIndex['business']>): SiteIndex => ({
  ...of,
  business: { ...of.business, ...facts },
})

describe.each(allLanguages)('in %s', (language) => {
  const here = site.in(language)
  const note = (spanishSpoken: boolean, spanishWritten: boolean) =>
    languageNote(withFacts(here, { spanishSpoken, spanishWritten }))

  test('a page says in which language we answer, if that is another one', () => {
    const { phone, writing } = here.words.contact.language
    const isDefault = language === defaultLanguage
    expect(note(true, true)).toBeUndefined()
    expect(note(false, false)).toBe(isDefault ? undefined : phone)
    expect(note(false, true)).toBe(isDefault ? undefined : `${phone} ${writing}`)
  })

  test('a city says how long its permits took, if that is known', async () => {
    const [city] = here.cities
    const address =
      city &&
      site.pages.find(
        ({ slugs, language: in_, kind }) =>
          kind === 'city' && in_ === language && slugs.includes(city.slug),
      )?.address
    const entry = address === undefined ? undefined : await entryAt(site, 'city', address, noBody)
    if (!city || !entry) throw new Error('There is no city')
    // Without notes, its page shows the rules of the place.
    const { notes: _, ...bare } = entry
    const pageWith = (permitWeeks: Record<string, number[]>) =>
      htmlAt(
        address ?? '',
        <CityPage entry={bare as typeof entry} />,
        withFacts(here, { permitWeeks }),
      )
    const said = say(here.words.city.rules.permitWeeks, { from: 37, to: 38 })
    expect(pageWith({ [city.slug]: [37, 38] })).toContain(said)
    expect(pageWith({ elsewhere: [37, 38] })).not.toContain(said)
  })
})

test('a legal text says the day of its words, if that is known', () => {
  const textOf = (updated?: string) =>
    htmlAt('/privacy-policy', <LegalText Body={() => null} updated={updated} />)
  expect(textOf('2020-02-28')).toContain('dateTime="2020-02-28"')
  expect(textOf()).not.toContain('dateTime')
})

test('a text that names the relay names the second one, too', () => {
  const relay = { ...index.business.relay, service: 'FormSubmit' as const }
  const nameOf = (more: object) =>
    companyValues(withFacts(index, { relay: { ...relay, ...more } })).relayService
  expect(nameOf({})).toBe('FormSubmit')
  const fallback = { service: 'Formspree', endpoint: 'https://formspree.io/f/abcdefgh' }
  expect(nameOf({ fallback })).toBe('FormSubmit or Formspree')
})
