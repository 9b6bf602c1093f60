import type { ServiceInCity } from './index.ts'
import type { CityService } from './model/schema/city.ts'

/**
 * What a city says of one service.
 * @throws when it says nothing; the content check lets no such city through.
 */
export const localWords = ({ service, city }: Omit<ServiceInCity, 'kind'>): CityService => {
  const words = city.services[service.slug]
  if (!words) throw new Error(`${city.name} has no words for the service "${service.slug}"`)
  return words
}
