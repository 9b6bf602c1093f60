import { arrivalSentence } from './claims.ts'
import { companyValue } from './company-values.ts'
import { fillFields } from './fill-fields.ts'
import { type AnyEntry, type City, contentIn, type Service } from './index.ts'
import { lazyFields } from './lazy-fields.ts'
import { localWords } from './local-words.ts'
import { defaultLanguage, type Language } from './model/languages.ts'
import {
  cityValues,
  fillPlaceholders,
  type PlaceholderValues,
  type SitePlaceholder,
  sitePlaceholders,
} from './model/placeholders.ts'
import { question } from './questions.ts'

const siteValue = question('value', (about): string | undefined => {
  const [language, name] = about.split(' ') as [Language, SitePlaceholder]
  if (name === 'cityCount') return String(contentIn(language).cities.length)
  if (name === 'serviceCount') return String(contentIn(language).services.length)
  return name === 'arrival' ? arrivalSentence(language) : companyValue(name, language)
})

const siteNames: ReadonlySet<string> = new Set(sitePlaceholders)

/** Values of the placeholders available on every page, each found when it is read. */
export const siteValues = (language: Language = defaultLanguage): PlaceholderValues =>
  lazyFields(
    () => siteNames,
    (name) => (siteNames.has(name) ? siteValue(`${language} ${name}`) : undefined),
  )

/**
 * What fills the texts of a page about a city.
 * @param card what the city's card says about the service, on a page about a service there.
 */
const fillerFor = (language: Language, city?: City, card?: string) => {
  const site = siteValues(language)
  const local = city && cityValues(city, card)
  const values = lazyFields<PlaceholderValues>(
    () => new Set([...siteNames, ...Object.keys(local ?? {})]),
    (name) => local?.[name as keyof typeof local] ?? site[name as SitePlaceholder],
  )
  return (text: string) => fillPlaceholders(text, values)
}

/** Texts of a service that name the city, and that pages without one do not show. */
const localFields: readonly string[] = [
  'metaTitle',
  'metaDescription',
  'keywords',
  'issuesHeading',
  'processHeading',
]

/** Fills an entry only once, however many pages show it. */
const remember = <Entry extends object>(fill: (entry: Entry) => Entry) => {
  const filled = new WeakMap<Entry, Entry>()
  return (entry: Entry): Entry => {
    const known = filled.get(entry) ?? fill(entry)
    filled.set(entry, known)
    return known
  }
}

/** A service as shown on pages without a city. Its texts with city placeholders are left unfilled. */
export const serviceForSite = remember((service: Service): Service => {
  const filled = fillerFor(service.language)
  return fillFields(service, (text, field) => (localFields.includes(field) ? text : filled(text)))
})

/** A city with its placeholders filled. */
const cityForSite = remember((city: City): City => fillFields(city, fillerFor(city.language, city)))

/** A service as shown on a city's pages. */
const serviceInCity = (service: Service, city: City): Service => {
  const filled = fillerFor(service.language)
  const local = fillerFor(city.language, city, localWords({ service, city }).card)
  return fillFields(service, (text, field) =>
    localFields.includes(field) ? local(text) : filled(text),
  )
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
      return fillFields(entry, fillerFor(entry.language))
  }
}
