import {
  type ClaimFields,
  missingEvidence,
  type PlacedClaim,
  type PromotionFields,
  placedClaims,
} from '../../content/schema/claims.ts'
import { isShownOn } from '../../content/schema/day.ts'
import { isOneOf } from '../../content/schema/keys.ts'
import { type Language, languages, originalAddress } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { type CompanyValues, fillPlaceholders } from '../../content/schema/placeholders.ts'
import { memoize } from '../memoize.ts'
import { maySay } from './confirmed.ts'
import { fillTexts, textsOf } from './schema-nodes.ts'
import type { SiteIndex } from './site-index.ts'

/** Returns a phone number that never breaks across lines. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060')

/** Returns the address of the office, on one line. */
export const officeAddress = ({ business }: Pick<SiteIndex, 'business'>): string => {
  const { street, city, state, zip } = business.address
  return `${street}, ${city}, ${state} ${zip}`
}

const either = (language: Language, values: readonly (string | number)[]) =>
  new Intl.ListFormat(languages[language].listLocale, { type: 'disjunction' }).format(
    values.map(String),
  )

/** Returns the values of the placeholders that come from business.yaml. */
export const companyValues: (
  site: Pick<SiteIndex, 'business' | 'language'>,
) => Readonly<CompanyValues> = memoize((site) => {
  const { name, phone, email, license, licenseHolder, founded, relay, financing } = site.business
  return {
    companyName: name,
    phone: unbroken(phone),
    email,
    address: officeAddress(site),
    license,
    licenseHolder,
    founded: founded?.toString(),
    relayService: either(site.language, [
      ...new Set([relay.service, relay.fallback?.service ?? relay.service]),
    ]),
    sameAsCashMonths: either(site.language, financing.sameAsCashMonths),
    shortestExtendedMonths: String(Math.min(...financing.extendedMonths)),
    longestExtendedMonths: String(Math.max(...financing.extendedMonths)),
  }
})

/** Fills the placeholders of a text of business.yaml. */
export const fillCompanyText = (
  site: Pick<SiteIndex, 'business' | 'language'>,
  text: string,
): string => fillPlaceholders(text, companyValues(site))

/** Returns whether this build had the value of every field that a filled text of business.yaml names. */
export const isComplete = (filled: string): boolean => !/\{\w+\}/.test(filled)

type ClaimText = NonNullable<ClaimFields['otherwise']>

/** A claim or its replacement. The browser hides a claim after `validUntil`. */
export type ShownClaim = ClaimText & {
  name: string
  /** Whether it is the claim itself. */
  isMade: boolean
  validUntil?: string | undefined
}
export type Promotion = Pick<
  PromotionFields,
  'text' | 'conditions' | 'look' | 'days' | 'validUntil'
> & { name: string }

/** The place at which something would be shown. */
export type ClaimPlace = {
  /** Address of the page. Without it, claims limited to certain pages are left out. */
  address?: string | undefined
  /** County the page is about. Without it, claims limited to certain counties are left out. */
  county?: string | undefined
}

/** Keeps a range such as `1–2 hours` on one line. */
const keepTogether = (text: string) => text.replace(/(\d)–(\d+) (?=[a-z])/g, '$1–\u2060$2\u00a0')

const isAllowed = (
  site: SiteIndex,
  { from, validUntil, pages, counties, ...evidence }: Partial<Omit<ClaimFields, 'otherwise'>>,
  { address, county }: ClaimPlace,
): boolean =>
  maySay(site.siteEnv, missingEvidence(evidence)) &&
  isShownOn({ from, validUntil }) &&
  (pages === undefined || (address !== undefined && pages.includes(originalAddress(address)))) &&
  (counties === undefined || (county !== undefined && counties.includes(county)))

/** Fills the texts of a claim; undefined if this build lacks a value that they name. */
const filled = (site: SiteIndex, { text, figure, counts }: ClaimText): ClaimText | undefined => {
  const words = { text, ...(figure && { figure }), ...(counts && { counts }) }
  const shown = fillTexts<ClaimText>(words, companyValues(site))
  return textsOf(shown).every((one) => isComplete(one.text))
    ? { ...shown, text: keepTogether(shown.text) }
    : undefined
}

const claimMade = (
  site: SiteIndex,
  name: string,
  fields: ClaimFields,
  place: ClaimPlace,
): ShownClaim | undefined => {
  const shown = isAllowed(site, fields, place) && filled(site, fields)
  const { validUntil } = fields
  return shown ? { name, isMade: true, ...shown, ...(validUntil && { validUntil }) } : undefined
}

/**
 * Returns a claim, or its replacement, if any, when the claim is not proven, not of this day, or
 * limited to other counties or pages.
 */
export const claim = (
  site: SiteIndex,
  name: PlacedClaim,
  place: ClaimPlace = {},
): ShownClaim | undefined => {
  const fields = site.business.claims[name]
  const instead = fields?.otherwise && filled(site, fields.otherwise)
  return (
    (fields && claimMade(site, name, fields, place)) ||
    (instead && { name, isMade: false, ...instead })
  )
}

/** Returns a claim as text, with its conditions. */
export const claimSentence = (site: SiteIndex, name: PlacedClaim): string => {
  const { text = '', counts } = claim(site, name) ?? {}
  return counts ? `${text}. ${counts}` : text
}

/** Returns claims that name this page and have no fixed place on the site. */
export const ownClaims = (site: SiteIndex, place: ClaimPlace): ShownClaim[] =>
  Object.entries(site.business.claims).flatMap(([name, fields]) =>
    isOneOf(placedClaims, name) ? [] : (claimMade(site, name, fields, place) ?? []),
  )

/** Returns the promotions of a page, in the order of business.yaml. */
export const promotionsAt = (site: SiteIndex, place: ClaimPlace): Promotion[] =>
  Object.entries(site.business.promotions)
    .filter(([, fields]) => isAllowed(site, fields, place))
    .map(([name, { text, conditions, look, days, validUntil }]) => ({
      name,
      ...fillTexts({ text, conditions }, { ...companyValues(site), days: days?.toString() }),
      look,
      ...(days && { days }),
      ...(validUntil && { validUntil }),
    }))
    .filter(({ text, conditions }) => isComplete(text + conditions))

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Returns the arrival promise as a sentence for pages without a county: where it applies, and what
 * applies elsewhere.
 */
export const arrivalSentence = (site: SiteIndex): string => {
  const { counties = [] } = site.business.claims.arrival ?? {}
  const { text = '', isMade } = claim(site, 'arrival', { county: counties[0] }) ?? {}
  if (!isMade) return text && `${text}.`
  const names = new Intl.ListFormat(languages[site.language].locale).format(counties)
  return say(site.words.claims.arrival, { counties: names, promise: lowerFirst(text) })
}
