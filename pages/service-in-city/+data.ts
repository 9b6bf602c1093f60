import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findCity, findService } from '../../content/index.ts'
import { cityForSite, serviceInCity } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = ({ routeParams }: PageContextServer) => {
  const service = findService(routeParams.service ?? '')
  const city = findCity(routeParams.city ?? '')
  if (!service || !city) throw render(404)
  return { service: serviceInCity(service, city), city: cityForSite(city) }
}
