import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { cities, findCity, services } from '../../content/index.ts'
import { cityForSite, serviceForSite } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = ({ routeParams }: PageContextServer) => {
  const city = findCity(routeParams.city ?? '')
  if (!city) throw render(404)
  return { city: cityForSite(city), services: services.map(serviceForSite), otherCities: cities.length - 1 }
}
