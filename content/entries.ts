import { type Addressable, addressOf } from './addresses.ts'
import { type AnyEntry, cities, collections, home, type ServiceInCity, services } from './index.ts'
import { fileKinds } from './model/kinds.ts'
import { say } from './model/message.ts'
import { wordsOf } from './words.ts'

const pairs: readonly ServiceInCity[] = services.flatMap((service) =>
  cities.map((city) => ({ kind: 'service-in-city' as const, service, city })),
)

/** The entry of every page on the site. */
export const allEntries: readonly AnyEntry[] = [
  home,
  ...fileKinds.flatMap((kind): readonly AnyEntry[] => collections[kind]),
  ...pairs,
]

const byAddress = new Map(allEntries.map((entry) => [addressOf(entry as Addressable), entry]))

export const allAddresses: readonly string[] = [...byAddress.keys()]

/** The entry at an address, or undefined if there is no page. */
export const entryAt = (address: string): AnyEntry | undefined => byAddress.get(address)

/** The name of a page, as links show it. */
export const titleOf = (entry: AnyEntry): string => {
  if (entry.kind === 'city') return entry.name
  if (entry.kind === 'guide') return entry.menuTitle
  if (entry.kind === 'service-in-city')
    return say(wordsOf('service-in-city').title, {
      service: entry.service.title,
      cityName: entry.city.name,
    })
  return entry.title
}
