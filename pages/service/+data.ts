import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findService } from '../../content/index.ts'
import { serviceForSite } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = ({ routeParams }: PageContextServer) => {
  const service = findService(routeParams.slug ?? '')
  if (!service) throw render(404)
  return { service: serviceForSite(service) }
}
