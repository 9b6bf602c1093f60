/** Placeholders that every page can fill. */
export const sitePlaceholders = [
  'companyName',
  'phone',
  'email',
  'address',
  'license',
  'founded',
  'cityCount',
  'serviceCount',
  'arrival',
  'relayService',
] as const

/** Placeholders that only a page about one city can fill. */
export const cityPlaceholders = ['cityName', 'cityDisplayName', 'cityNameLower', 'county', 'permitAuthority'] as const

export type SitePlaceholder = (typeof sitePlaceholders)[number]
export type CityPlaceholder = (typeof cityPlaceholders)[number]
export type PlaceholderScope = 'site' | 'city'
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
export const placeholdersIn = (use: PlaceholderUse): readonly string[] => {
  if (typeof use === 'object') return [...placeholdersIn(use.scope), ...use.values]
  return use === 'city' ? [...sitePlaceholders, ...cityPlaceholders] : sitePlaceholders
}

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
export const fillKnownPlaceholders = (text: string, values: Partial<PlaceholderValues>): string =>
  text.replace(pattern, (unfilled, name: keyof PlaceholderValues) => values[name] ?? unfilled)
