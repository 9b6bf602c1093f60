import { languages } from '../../content/schema/languages.ts'
import { type Addressable, addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import {
  business,
  calculators,
  cities,
  type Entry,
  guides,
  legalPages,
  pages,
  projects,
  services,
} from './content.ts'

/** Pages that represent others made of the same parts, chosen by their content. */

const blocks = [
  'emergency',
  'layers',
  'taskLists',
  'colors',
  'checklist',
  'highlights',
  'windMitigation',
  'closing',
] as const
const countBlocks = (service: Entry<'service'>) => blocks.filter((block) => service[block]).length
const fullestFirst = [...services].sort((a, b) => countBlocks(b) - countBlocks(a))

/** Services that together have every optional block, and at least one. */
const withEveryBlock = new Set([
  ...fullestFirst.slice(0, 1),
  ...blocks.flatMap((block) => fullestFirst.find((service) => service[block]) ?? []),
])

/** The guide with the most fields filled in. */
const fullestGuide = [...guides]
  .sort((a, b) => Object.keys(b).length - Object.keys(a).length)
  .slice(0, 1)

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

const entries: readonly Addressable[] = [
  { kind: 'home' },
  ...pages,
  ...calculators,
  ...withEveryBlock,
  ...sampleCities.slice(0, 1),
  ...fullestGuide,
  ...projects.slice(0, 1),
  ...legalPages.slice(0, 1),
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
