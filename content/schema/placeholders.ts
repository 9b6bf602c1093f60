import { namedClaims } from './claims.ts'

/** Placeholders for fields of business.yaml that every build shows. */
const companyPlaceholders = [
  'companyName',
  'phone',
  'email',
  'address',
  'license',
  'relayService',
  'sameAsCashMonths',
  'shortestExtendedMonths',
  'longestExtendedMonths',
] as const

/**
 * Placeholders for fields that a build may leave out, which only texts of business.yaml use. Such a
 * text is left out, too.
 */
const ownPlaceholders = ['licenseHolder', 'founded'] as const

/** Placeholders available on every page. */
const sitePlaceholders = [
  ...companyPlaceholders,
  ...namedClaims,
  'cityCount',
  'serviceCount',
  'roofSteps',
  'energySteps',
  'arrival',
] as const

/**
 * Placeholders available only on pages about one city. {cityCard} is what the city's card says about
 * the service.
 */
export const cityPlaceholders = [
  'cityName',
  'cityDisplayName',
  'cityNameLower',
  'county',
  'permitAuthority',
  'cityCard',
] as const

/**
 * Figures of the price models. Available only in the text below the front matter of an MDX file.
 */
const figurePlaceholders = [
  'allowance',
  'rangeLow',
  'rangeHigh',
  'newRoofBaseline',
  'highestSaving',
  'longViewYears',
  'co2PerDollar',
  'insuranceBasePrice',
  'insuranceLow',
  'insuranceHigh',
] as const

/** The placeholders available in each scope of a text. */
const scopes = {
  none: [],
  company: [...companyPlaceholders, ...ownPlaceholders],
  site: sitePlaceholders,
  city: [...sitePlaceholders, ...cityPlaceholders],
  body: [...sitePlaceholders, ...figurePlaceholders],
} as const satisfies Record<string, readonly string[]>

/** The values of the placeholders in texts of business.yaml. */
export type CompanyValues = Record<(typeof companyPlaceholders)[number], string> &
  Record<(typeof ownPlaceholders)[number], string | undefined>
type SitePlaceholder = (typeof sitePlaceholders)[number]
export type SiteValues = CompanyValues & Record<SitePlaceholder, string>
type CityValues = Partial<Record<(typeof cityPlaceholders)[number], string>>
export type FigureValues = Record<(typeof figurePlaceholders)[number], string>
type PlaceholderScope = keyof typeof scopes
/** Names a text may use: those of its scope plus, for a message, its own values. */
export type PlaceholderUse =
  | PlaceholderScope
  | { scope: PlaceholderScope; values: readonly string[] }

const pattern = /\{([^{}]*)\}/g

type NamedCity = { name: string; county: string; permit: { authority: string } }

/** Values of the placeholders for a city, and for a service there if `cityCard` is given. */
export const cityValues = ({ name, county, permit }: NamedCity, cityCard?: string): CityValues => ({
  cityName: name,
  cityDisplayName: `${name}, FL`,
  cityNameLower: name.toLowerCase(),
  county,
  permitAuthority: permit.authority,
  ...(cityCard !== undefined && { cityCard }),
})

/** The names a text may use. */
export const placeholdersIn = (use: PlaceholderUse): readonly string[] =>
  typeof use === 'object' ? [...scopes[use.scope], ...use.values] : scopes[use]

/** Returns every name in braces in a text. */
export const namesInBraces = (text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** Values of placeholders by name, if known. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>

/** Replaces every `{name}` with its value. Names without one stay, for code that fills them later. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(pattern, (unfilled, name: string) => values[name] ?? unfilled)
