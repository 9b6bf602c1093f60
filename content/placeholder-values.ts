import { arrivalSentence } from './claims.ts'
import { companyValues } from './company-values.ts'
import { type AnyEntry, type City, contentIn, type Service } from './index.ts'
import { localWords } from './local-words.ts'
import { defaultLanguage, type Language } from './model/languages.ts'
import { cityValues, fillPlaceholders, type PlaceholderValues } from './model/placeholders.ts'

const valuesOfTheSite = (language: Language): PlaceholderValues => ({
  ...companyValues(language),
  cityCount: String(contentIn(language).cities.length),
  serviceCount: String(contentIn(language).services.length),
  arrival: arrivalSentence(language),
})

const known = new Map<Language, PlaceholderValues>()

/** Values of the placeholders available on every page. */
export const siteValues = (language: Language = defaultLanguage): PlaceholderValues => {
  const values = known.get(language) ?? valuesOfTheSite(language)
  known.set(language, values)
  return values
}

/**
 * Values of a page's placeholders, including the city's on a page about a city.
 * @param card what the city's card says about the service, on a page about a service there.
 */
const placeholderValues = (language: Language, city?: City, card?: string): PlaceholderValues => ({
  ...siteValues(language),
  ...(city && cityValues(city, card)),
})

/** A deep copy of content fields with every text transformed. Other values are kept as they are. */
export const fillWith = <T>(fields: T, fillText: (text: string) => string): T => {
  const fillAny = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value)
    if (Array.isArray(value)) return value.map(fillAny)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillAny(inner)]))
    return value
  }
  return fillAny(fields) as T
}

/** A deep copy of content fields with every placeholder filled. */
export const fill = <T>(fields: T, language: Language, city?: City, card?: string): T => {
  const values = placeholderValues(language, city, card)
  return fillWith(fields, (text) => fillPlaceholders(text, values))
}

/** Like `fill`, but fills each entry only once, however many pages show it. */
const remember = <Key extends object, Filled>(fillOne: (key: Key) => Filled) => {
  const filled = new WeakMap<Key, Filled>()
  return (key: Key): Filled => {
    const known = filled.get(key) ?? fillOne(key)
    filled.set(key, known)
    return known
  }
}

/**
 * A service as shown on pages without a city. Its texts with city placeholders are left unfilled,
 * since those pages do not show them.
 */
export const serviceForSite = remember((service: Service): Service => {
  const { metaTitle, metaDescription, keywords, issuesHeading, processHeading, ...fields } = service
  return { ...service, ...fill(fields, service.language) }
})

/** A city with its placeholders filled. */
const cityForSite = remember((city: City): City => fill(city, city.language, city))

/** A service as shown on a city's pages. */
const serviceInCity = (service: Service, city: City): Service => {
  const { metaTitle, metaDescription, keywords, issuesHeading, processHeading } = service
  return {
    ...serviceForSite(service),
    ...fill(
      { metaTitle, metaDescription, keywords, issuesHeading, processHeading },
      city.language,
      city,
      localWords({ service, city }).card,
    ),
  }
}

/** A page's entry with every placeholder filled. */
export const filledEntry = <E extends AnyEntry>(entry: E): E => {
  switch (entry.kind) {
    case 'service':
      return serviceForSite(entry) as E
    case 'city':
      return cityForSite(entry) as E
    case 'service-in-city':
      return {
        ...entry,
        service: serviceInCity(entry.service, entry.city),
        city: cityForSite(entry.city),
      }
    default:
      return fill(entry, entry.language)
  }
}
