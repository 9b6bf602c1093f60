import { keysOf } from '../../content/schema/keys.ts'
import { type FileKind, fileKinds } from '../../content/schema/kinds.ts'
import { languages } from '../../content/schema/languages.ts'
import { type Addressable, addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { business, calculators, cities, type Entry, entriesOf, pages, services } from './content.ts'

/** Pages that represent others made of the same parts, chosen by their content. */

const fullest = <Content extends object>(entries: readonly Content[]) =>
  [...entries].sort((a, b) => Object.keys(b).length - Object.keys(a).length)

/** Services that together have every field that any has. */
const withEveryField = fullest(services).filter((service, index, all) =>
  keysOf(service).some((field) => !all.slice(0, index).some((before) => field in before)),
)

/** The target of a link that calls the office. */
export const phoneLink = `tel:+1${business.phone.replace(/\D/g, '')}`

const arrivalCounties = business.claims.arrival?.counties
/** True if the claim about how soon we arrive may be made in a city. */
export const hasArrival = ({ county }: Entry<'city'>) =>
  arrivalCounties === undefined || arrivalCounties.includes(county)

/** One city where the claim about our arrival holds, and one where it does not, if they exist. */
const sampleCities = [true, false].flatMap(
  (wanted) => cities.find((city) => hasArrival(city) === wanted) ?? [],
)
export const emergencyServices = services.filter(({ emergency }) => emergency)
const plainServices = services.filter(({ emergency }) => !emergency)

/** A service in a city, with each sample city once. */
export const samplePairs = sampleCities.flatMap((city, index) => {
  const service = index % 2 === 0 ? plainServices[0] : emergencyServices[0]
  return service ? [{ kind: 'service-in-city' as const, service, city }] : []
})

/** The samples of the kinds of which the fullest page is not enough. */
const samplesOf: Partial<Record<FileKind, readonly Addressable[]>> = {
  page: pages,
  calculator: calculators,
  service: withEveryField,
  city: sampleCities.slice(0, 1),
}

const entries: readonly Addressable[] = [
  { kind: 'home' },
  ...fileKinds.flatMap((kind) => samplesOf[kind] ?? fullest(entriesOf(kind)).slice(0, 1)),
  // In the other city, so that there are pages with the claim about our arrival and without it.
  ...samplePairs.slice(-1),
]

/** The contact page, one page of each kind, and one translated home page. */
export const mainPages: readonly string[] = [
  ...entries.filter(({ kind }, index) => entries.findIndex((one) => one.kind === kind) === index),
  linkedPages.contact,
]
  .map((entry) => addressOf(entry))
  .concat(languages.es.prefix)

/** One page of each kind, all of content/pages, every calculator, and one translated home page. */
export const samplePages: readonly string[] = [
  ...entries.map((entry) => addressOf(entry)),
  languages.es.prefix,
]
