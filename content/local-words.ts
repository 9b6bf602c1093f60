import type { ServiceInCity } from './index.ts'
import type { CityService } from './model/schema/city.ts'

/**
 * What a city says about one service.
 * @throws if it says nothing; the content check rejects such a city.
 */
export const localWords = ({ service, city }: Omit<ServiceInCity, 'kind'>): CityService => {
  const words = city.services[service.slug]
  if (!words) throw new Error(`${city.name} has no words for the service "${service.slug}"`)
  return words
}
