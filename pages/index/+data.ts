import { findPage, services } from '../../content/index.ts'
import { fill, serviceForSite } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = () => {
  const page = findPage('home')
  if (!page) throw new Error('content/pages/home.mdx is missing')
  return { page: fill(page), services: services.map(serviceForSite) }
}
