import { home, services } from '../../content/index.ts'
import { fill, serviceForSite } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = () => ({ home: fill(home), services: services.map(serviceForSite) })
