import { languages } from '../../content/schema/languages.ts'
import { type Addressable, addressOf } from '../../renderer/content/addresses.ts'
import { pagePaths } from './built-site.ts'
import {
  business,
  calculators,
  cities,
  type Entry,
  guides,
  legalPages,
  pages,
  services,
} from './content.ts'

/**
 * Pages that stand for others made of the same parts. They are chosen by what they have, not by
 * name.
 */

const firstOfEach = <T>(entries: readonly T[], traitOf: (entry: T) => string): T[] => [
  ...new Map([...entries].reverse().map((entry) => [traitOf(entry), entry])).values(),
]

/** Which of the parts that only some services have are on the page of this one. */
const partsOf = ({
  emergency,
  layers,
  taskLists,
  colors,
  checklist,
  highlights,
  windMitigation,
  closing,
}: Entry<'service'>) =>
  Object.entries({
    emergency,
    layers,
    taskLists,
    colors,
    checklist,
    highlights,
    windMitigation,
    closing,
  })
    .filter(([, part]) => part)
    .map(([name]) => name)

/** Services that together have every part there is, those with the most of them first. */
const withEveryPart: typeof services = []
for (const service of [...services].sort((a, b) => partsOf(b).length - partsOf(a).length)) {
  const parts = withEveryPart.flatMap(partsOf)
  if (withEveryPart.length === 0 || partsOf(service).some((part) => !parts.includes(part)))
    withEveryPart.push(service)
}

/** A guide that has questions and was updated, if there is one. */
const guidesWithEveryPart = [...guides]
  .sort((a, b) => Object.keys(b).length - Object.keys(a).length)
  .slice(0, 1)

/** What a link that dials the office leads to. */
export const phoneLink = `tel:+1${business.phone.replace(/\D/g, '')}`

const arrivalCounties = business.claims.arrival?.counties
/** Whether the claim about how soon we arrive may be made in a city. */
export const hasArrival = ({ county }: Entry<'city'>) =>
  arrivalCounties === undefined || arrivalCounties.includes(county)

/**
 * One city where the claim about our arrival holds, and one where it does not, as far as there are
 * such.
 */
export const sampleCities = firstOfEach(cities, (city) => String(hasArrival(city)))
export const emergencyServices = services.filter(({ emergency }) => emergency)
export const plainServices = services.filter(({ emergency }) => !emergency)

/** A service in a city, with each city once. */
export const samplePairs = sampleCities.flatMap((city, index) => {
  const service = index % 2 === 0 ? plainServices[0] : emergencyServices[0]
  return service ? [{ kind: 'service-in-city' as const, service, city }] : []
})

const entries: readonly Addressable[] = [
  { kind: 'home' },
  ...pages,
  ...calculators,
  ...withEveryPart,
  ...sampleCities.slice(0, 1),
  ...guidesWithEveryPart,
  ...legalPages.slice(0, 1),
  // Of the other city, so that pages with the claim about our arrival are here and without it.
  ...samplePairs.slice(-1),
]

/**
 * One page of each kind, and each of those that are made one by one. A translation stands for the
 * others: only the words of those differ.
 */
export const samplePages: readonly string[] = [
  ...entries.map((entry) => addressOf(entry)),
  ...pagePaths.filter((path) => path === languages.es.prefix),
]
