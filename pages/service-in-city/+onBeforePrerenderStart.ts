import { cities, services } from '../../content/index.ts'

export const onBeforePrerenderStart = () => services.flatMap((service) => cities.map((city) => `/services/${service.slug}/${city.slug}`))
