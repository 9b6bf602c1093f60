import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { officeHours } from '../../components/contact/hours.ts'
import { Layout } from '../../components/layout/Layout.tsx'
import { type ClaimFields, missingEvidence } from '../../content/schema/claims.ts'
import { allLanguages, type Language } from '../../content/schema/languages.ts'
import { isProvenReview } from '../../content/schema/lists.ts'
import { shownFacts } from '../../renderer/content/confirmed.ts'
import { type PageProps, pageProps } from '../../renderer/content/entries.ts'
import { createSite } from '../../renderer/content/site.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { htmlAt } from '../components/html-at.tsx'
import { site } from '../project-site.ts'

const published = createSite({ root: process.cwd(), env: { SITE_ENV: 'production' } })

/** The texts that depend on what the owner has confirmed. */
const factsOf = (site: SiteIndex) => {
  const { practice, people = {}, nextCrew } = site.business
  return [
    ...Object.values(practice).map(({ text }) => text),
    ...Object.values(people).map(({ role }) => role),
    ...officeHours(site).open,
    ...(nextCrew === undefined ? [] : site.words.practice.nextCrew.split('{day}').slice(0, 1)),
  ]
}

/** Returns the texts that must not appear on any page of a public site. */
const unprovenTexts = (site: SiteIndex): string[] => {
  const { business, testimonials, words } = site
  const isOpen = (fields: Partial<ClaimFields> = {}) => missingEvidence(fields).length > 0
  const { contact, buttons } = words
  const confirmed = factsOf({ ...site, business: shownFacts(business, 'production') })
  return [
    ...Object.values(business.claims)
      .filter(isOpen)
      .flatMap(({ text, counts, figure }) => [text, counts, figure?.caption]),
    ...Object.values(business.promotions)
      .filter(isOpen)
      .map(({ text }) => text),
    ...testimonials.filter((review) => !isProvenReview(review)).map(({ text }) => text),
    ...(business.claims.emergency && isOpen(business.claims.emergency)
      ? [contact.phoneNote, contact.hours.emergency, buttons.callEmergency]
      : []),
    ...factsOf(site).filter((text) => !confirmed.includes(text)),
    // On a page, placeholders are filled.
  ].flatMap((text) => (!text || text.includes('{') ? [] : text.replaceAll('\u2060', '')))
}

type Part = { Page: (props: PageProps<'page'>) => React.ReactNode }
const parts = import.meta.glob<Part>('../../pages/*/+Page.tsx', { eager: true })

/** Returns the texts of the pages in a language, but few of those about a service in a city. */
const textsOf = (of: typeof site, language: Language) => {
  const index = { ...of.in(language), pictureIndex: site.pictureIndex }
  const pages = index.pages.filter(({ kind }, at) => kind !== 'service-in-city' || at % 16 === 0)
  const texts = pages.map(async ({ kind, address }) => {
    const { Page } = parts[`../../pages/${kind}/+Page.tsx`] ?? {}
    // Its props are those of its kind, which TypeScript cannot infer.
    const props = (await pageProps(of, kind, address)) as PageProps<'page'>
    const html = htmlAt(address, <Layout>{Page && <Page {...props} />}</Layout>, index)
    return decodeHTML(html.replaceAll(/<[^>]*>/g, '')).replaceAll('\u2060', '')
  })
  return Promise.all(texts)
}

test.each(allLanguages)(
  'in %s, no page of a public site has anything unproven',
  async (language) => {
    const unproven = unprovenTexts(site.in(language))
    const saidIn = (texts: string[]) =>
      unproven.filter((claim) => texts.some((text) => text.includes(claim)))
    expect(saidIn(await textsOf(published, language))).toEqual([])
    // Other builds show it: otherwise this would prove nothing.
    if (unproven.length > 0) expect(saidIn(await textsOf(site, language))).not.toEqual([])
  },
)
