import { missingEvidence } from '../../content/schema/claims.ts'
import type { FieldsOf } from '../../content/schema/kinds.ts'
import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from './addresses.ts'
import type { CitySummary } from './collections.ts'
import { maySay } from './confirmed.ts'
import { pageIn } from './pages.ts'
import type { SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

/** What browsers need to answer whether we come to a ZIP code or an address. */
export type Areas = ReturnType<typeof areasOf>

/** Says how long our last permits took in a city, if that may be said. */
export const permitWeeksIn = (
  site: SiteIndex,
  { permitWeeks }: Pick<FieldsOf<'city'>, 'permitWeeks'>,
): string | undefined => {
  const { took, range } = wordsOf(site, 'city').rules.permitWeeks
  if (!permitWeeks || !maySay(site.siteEnv, missingEvidence(permitWeeks))) return undefined
  const { fewest, most } = permitWeeks
  const weeks = fewest === most ? String(most) : say(range, { fewest, most })
  return sayCount(took, most, { weeks, locale: languages[site.language].locale })
}

/** What holds around a city: its county and wind zone, its permit office, the weeks of its permits. */
const factsOf = (site: SiteIndex, city: CitySummary): string[] => {
  const county = site.business.counties.find(({ name }) => name === city.county)
  const { insideZone, outsideZone } = wordsOf(site, 'city').rules
  const named = say(wordsOf(site, 'places').county, { county: city.county })
  const facts = [
    `${named}: ${county?.hvhz ? insideZone : outsideZone}`,
    city.permit.authority,
    permitWeeksIn(site, city) ?? '',
  ]
  return facts.filter(Boolean)
}

/** Returns them in the language of an index. */
export const areasOf = (site: SiteIndex) => {
  const { served, servedCity, unserved, limits } = wordsOf(site, 'places').zipCheck
  const { estimateCost, write } = wordsOf(site, 'buttons')
  return {
    words: { served, servedCity, unserved, limits },
    contact: { href: pageIn(site, linkedPages.contact), label: write },
    office: site.business.address.zip,
    price: { href: pageIn(site, linkedPages.roofCalculator), label: estimateCost },
    cities: site.collections.city.map((city) => ({
      name: city.name,
      href: addressOf(city),
      zips: city.zips ?? [],
      facts: factsOf(site, city),
    })),
  }
}
