import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from './addresses.ts'
import type { CitySummary } from './collections.ts'
import { pageIn } from './pages.ts'
import { permitWeeksIn } from './permit-weeks.ts'
import type { SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

/** What browsers need to answer whether we come to a ZIP code or an address. */
export type Areas = ReturnType<typeof areasOf>

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
    price: { href: pageIn(site, linkedPages.roofCalculator), label: estimateCost },
    cities: site.collections.city.map((city) => ({
      name: city.name,
      href: addressOf(city),
      zips: city.zips ?? [],
      facts: factsOf(site, city),
    })),
  }
}
