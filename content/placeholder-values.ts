import { arrival } from './claims.ts'
import { business, type City, cities, type Service, services } from './index.ts'
import { fillPlaceholders, type PlaceholderValues } from './model/placeholders.ts'

const { address } = business

/** A phone number that no line ends inside of. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060')

const siteValues: PlaceholderValues = {
  companyName: business.name,
  phone: unbroken(business.phone),
  email: business.email,
  address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
  license: business.license,
  founded: String(business.founded),
  cityCount: String(cities.length),
  serviceCount: String(services.length),
  arrival,
  relayService: business.relay.service,
}

/** What the placeholders of a page stand for; on a page about a city, its own as well. */
export const placeholderValues = (city?: City): PlaceholderValues =>
  city === undefined
    ? siteValues
    : {
        ...siteValues,
        cityName: city.name,
        cityDisplayName: city.displayName,
        cityNameLower: city.name.toLowerCase(),
        county: city.county,
        permitAuthority: city.permit.authority,
      }

/** A copy of content fields with every placeholder filled. Anything that is not words or made of words is kept. */
export const fill = <T>(fields: T, city?: City): T => {
  const values = placeholderValues(city)
  const fillAny = (value: unknown): unknown => {
    if (typeof value === 'string') return fillPlaceholders(value, values)
    if (Array.isArray(value)) return value.map(fillAny)
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillAny(inner)]))
    return value
  }
  return fillAny(fields) as T
}

/** As `fill`, but each entry is filled once, however many pages show it. */
const remember = <Key extends object, Filled>(fillOne: (key: Key) => Filled) => {
  const filled = new WeakMap<Key, Filled>()
  return (key: Key): Filled => {
    const known = filled.get(key) ?? fillOne(key)
    filled.set(key, known)
    return known
  }
}

/** A service as pages without a city show it: the words that name a city are left out. */
export const serviceForSite = remember(({ metaTitle, metaDescription, keywords, cityLead, issuesHeading, processHeading, ...fields }: Service) =>
  fill(fields),
)

/** A city with the placeholders of its words filled. */
export const cityForSite = remember((city: City) => fill(city, city))

/** A service as the pages of one city show it. */
export const serviceInCity = (service: Service, city: City) => {
  const { metaTitle, metaDescription, keywords, cityLead, issuesHeading, processHeading } = service
  return { ...serviceForSite(service), ...fill({ metaTitle, metaDescription, keywords, cityLead, issuesHeading, processHeading }, city) }
}
