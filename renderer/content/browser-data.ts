import { missingEvidence } from '../../content/schema/claims.ts'
import type { FieldsOf } from '../../content/schema/kinds.ts'
import { allLanguages, languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { calculatorNames } from '../../content/schema/prices.ts'
import type { RelaySettings } from '../../content/schema/relay.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { browserSubjects } from '../../content/schema/words.ts'
import { contentHash } from '../cache.ts'
import { memoize } from '../memoize.ts'
import { addressOf, linkedPages } from './addresses.ts'
import { maySay } from './confirmed.ts'
import { pageIn } from './pages.ts'
import type { Site } from './site.ts'
import type { CitySummary, DataName, SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

/**
 * The relay that leads are sent to. Set at build time, passed to the browser as data. The endpoint
 * is the action of a form that the browser sends itself.
 */
export type Relay = RelaySettings & {
  /** Where the relay redirects a visitor after a form the browser sent itself. */
  next: string
  /** A second mailbox that gets a copy of every lead. */
  copyTo?: string
  /** Another relay, for leads this one does not accept. */
  fallback?: Omit<Relay, 'fallback'>
}

/**
 * Returns the relay of this build or, if none is set, our own /relay, which works like FormSubmit.
 * Both return visitors to the contact page in the language of the index.
 */
export const relayIn = (site: SiteIndex): Relay => {
  const { fallback, copyTo, ...relay } = site.business.relay
  const shared = {
    next: `${site.business.url}${pageIn(site, linkedPages.contact)}#thank-you`,
    ...(copyTo !== undefined && { copyTo }),
  }
  return {
    ...(relay.endpoint === '' ? { service: 'FormSubmit', endpoint: sitePaths.relay } : relay),
    ...shared,
    ...(fallback !== undefined && { fallback: { ...fallback, ...shared } }),
  }
}

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

/** Returns the areas that we serve, in the language of an index. */
const areasOf = (site: SiteIndex) => {
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

/** Returns the content of a language that browsers may load: files whose addresses change with it. */
const dataIn = memoize((site: SiteIndex) => {
  const values: (readonly [DataName, unknown])[] = [
    ...browserSubjects.map((subject) => [`words/${subject}`, site.words[subject]] as const),
    ...calculatorNames.map((name) => [`prices/${name}`, site.prices[name]] as const),
    ['areas', areasOf(site)],
  ]
  return values.map(([name, value]) => {
    const text = JSON.stringify(value)
    const hash = contentHash(text).slice(0, 8)
    return { name, text, address: `${sitePaths.assets}/${name}.${hash}.json` }
  })
})

/** Returns the addresses of content that the browser loads, in the language of an index. */
export const dataAddresses = (site: SiteIndex, names: readonly DataName[]): string[] =>
  names.flatMap((name) => dataIn(site).find((file) => file.name === name)?.address ?? [])

/** Returns the files with content that browsers load, in all languages: their texts by address. */
export const dataFiles = (site: Site): ReadonlyMap<string, string> => {
  const files = allLanguages.flatMap((language) => dataIn(site.in(language)))
  return new Map(files.map(({ address, text }) => [address, text]))
}
