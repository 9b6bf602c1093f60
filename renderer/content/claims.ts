import {
  type ClaimFields,
  type PlacedClaim,
  type PromotionFields,
  placedClaims,
} from '../../content/schema/claims.ts'
import { floridaDay } from '../../content/schema/day.ts'
import { languages, originalAddress } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { fillCompanyText } from './company-values.ts'
import type { SiteIndex } from './site-index.ts'

/** A claim or promotion that may be shown now. The browser hides it after `validUntil`. */
export type ShownClaim = Pick<ClaimFields, 'text' | 'figure' | 'counts' | 'validUntil'> & {
  name: string
}
export type Promotion = Pick<
  PromotionFields,
  'text' | 'conditions' | 'look' | 'days' | 'validUntil'
> & { name: string }

/** Where and when something would be shown. */
export type ClaimPlace = {
  /** Address of the page. Without it, claims limited to certain pages are left out. */
  address?: string | undefined
  /** County the page is about. Without it, claims limited to certain counties are left out. */
  county?: string | undefined
  /** The date in Florida (YYYY-MM-DD). Defaults to today. */
  day?: string | undefined
}

/** Keeps a range such as `1–2 hours` on one line. */
const keepTogether = (text: string) => text.replace(/(\d)–(\d+) (?=[a-z])/g, '$1–\u2060$2\u00a0')

type Limits = Partial<Pick<ClaimFields, 'validUntil' | 'pages' | 'counties'>>

const mayStand = (
  { validUntil, pages, counties }: Limits,
  { address, county, day }: ClaimPlace,
): boolean =>
  (validUntil === undefined || (day ?? floridaDay()) <= validUntil) &&
  (pages === undefined || (address !== undefined && pages.includes(originalAddress(address)))) &&
  (counties === undefined || (county !== undefined && counties.includes(county)))

const shown = (
  name: string,
  { text, figure, counts, validUntil }: ClaimFields,
  site: SiteIndex,
): ShownClaim => {
  const fill = (words: string) => fillCompanyText(site, words)
  return {
    name,
    text: keepTogether(fill(text)),
    ...(figure && { figure: { number: fill(figure.number), caption: fill(figure.caption) } }),
    ...(counts && { counts: fill(counts) }),
    ...(validUntil && { validUntil }),
  }
}

/**
 * A claim, or undefined if it may not be made: it has expired, or is limited to other counties or
 * pages.
 */
export const claim = (
  site: SiteIndex,
  name: PlacedClaim,
  place: ClaimPlace = {},
): ShownClaim | undefined => {
  const fields = site.business.claims[name]
  return fields && mayStand(fields, place) ? shown(name, fields, site) : undefined
}

/** Claims that name this page and have no fixed place on the site. */
export const ownClaims = (site: SiteIndex, place: ClaimPlace): ShownClaim[] =>
  Object.entries(site.business.claims).flatMap(([name, fields]) =>
    placedClaims.every((placed) => placed !== name) && mayStand(fields, place)
      ? [shown(name, fields, site)]
      : [],
  )

/** The promotions of a page, in the order of business.yaml. */
export const promotions = (site: SiteIndex, place: ClaimPlace): Promotion[] =>
  Object.entries(site.business.promotions)
    .filter(([, fields]) => mayStand(fields, place))
    .map(([name, { text, conditions, look, days, validUntil }]) => ({
      name,
      text: fillCompanyText(site, text),
      conditions: fillCompanyText(site, conditions, days ? { days: String(days) } : {}),
      look,
      ...(days && { days }),
      ...(validUntil && { validUntil }),
    }))

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * The arrival promise as a sentence for pages without a county: where it applies, and what applies
 * elsewhere.
 */
export const arrivalSentence = (site: SiteIndex): string => {
  const { counties = [] } = site.business.claims.arrival ?? {}
  const promise = claim(site, 'arrival', { county: counties[0] })?.text
  const words = site.words.claims
  if (promise === undefined) return `${words.byPhone}.`
  const names = new Intl.ListFormat(languages[site.language].locale).format(counties)
  return say(words.arrival, { counties: names, promise: lowerFirst(promise) })
}
