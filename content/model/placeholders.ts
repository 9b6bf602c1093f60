/** Placeholders that stand for a field of business.yaml. The texts of that file itself can use these and no others. */
export const companyPlaceholders = [
  'companyName',
  'phone',
  'email',
  'address',
  'license',
  'founded',
  'relayService',
  'sameAsCashMonths',
  'shortestExtendedMonths',
  'longestExtendedMonths',
] as const

/** Placeholders that every page can fill. */
export const sitePlaceholders = [...companyPlaceholders, 'cityCount', 'serviceCount', 'arrival'] as const

/** Placeholders that only a page about one city can fill. */
export const cityPlaceholders = ['cityName', 'cityDisplayName', 'cityNameLower', 'county', 'permitAuthority'] as const

/** Figures of the price models. Only the text below the front matter of an MDX file can use them. */
export const figurePlaceholders = [
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

/** For each place a text can stand, the placeholders that are filled there. */
const scopes = {
  none: [],
  company: companyPlaceholders,
  site: sitePlaceholders,
  city: [...sitePlaceholders, ...cityPlaceholders],
  body: [...sitePlaceholders, ...figurePlaceholders],
} as const satisfies Record<string, readonly string[]>

export type CompanyPlaceholder = (typeof companyPlaceholders)[number]
export type SitePlaceholder = (typeof sitePlaceholders)[number]
export type CityPlaceholder = (typeof cityPlaceholders)[number]
export type FigurePlaceholder = (typeof figurePlaceholders)[number]
export type PlaceholderScope = keyof typeof scopes
/** Which names a text may use: those of its scope and, in a message, those of the values it is shown with. */
export type PlaceholderUse = PlaceholderScope | { scope: PlaceholderScope; values: readonly string[] }
export type CityValues = Record<CityPlaceholder, string>
export type PlaceholderValues = Record<SitePlaceholder, string> & Partial<CityValues>

const pattern = /\{([^{}]*)\}/g

type NamedCity = { name: string; displayName: string; county: string; permit: { authority: string } }

/** What the placeholders of a city stand for. */
export const cityValues = ({ name, displayName, county, permit }: NamedCity): CityValues => ({
  cityName: name,
  cityDisplayName: displayName,
  cityNameLower: name.toLowerCase(),
  county,
  permitAuthority: permit.authority,
})

/** The names a text may use. */
export const placeholdersIn = (use: PlaceholderUse): readonly string[] =>
  typeof use === 'object' ? [...scopes[use.scope], ...use.values] : scopes[use]

/** Every name written in braces in a text. */
export const namesInBraces = (text: string): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/**
 * Puts values in place of `{name}`.
 * @throws when a value is missing: the content check lets no such text through, so this is a fault of the caller.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(pattern, (_, name: keyof PlaceholderValues) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for the placeholder {${name}} in "${text}"`)
    return value
  })

/** As `fillPlaceholders`, but names that have no value yet are left for whoever shows the message. */
export const fillKnownPlaceholders = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replace(pattern, (unfilled, name: string) => values[name] ?? unfilled)
