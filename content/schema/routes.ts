/**
 * Where the pages of each kind are: the folder of their files in content/, and their addresses in
 * the default language. Routing reads this, so it imports no schemas.
 */
export const fileRoutes = {
  page: { folder: 'pages', address: (slug: string) => `/${slug}` },
  calculator: { folder: 'calculators', address: (slug: string) => `/${slug}` },
  guide: { folder: 'guides', address: (slug: string) => `/guides/${slug}` },
  service: { folder: 'services', address: (slug: string) => `/${slug}` },
  city: { folder: 'cities', address: (slug: string) => `/locations/${slug}` },
  legal: { folder: 'legal', address: (slug: string) => `/${slug}` },
} as const

/** The home page, which is made from a single file. */
export const homeRoute = { file: 'content/home.yaml', address: () => '/' } as const

/** Pages made from pairs of entries: each of the first kind, combined with each of the second. */
export const pairRoutes = {
  'service-in-city': {
    of: ['service', 'city'],
    address: (service: string, city: string) => `/services/${service}/${city}`,
  },
} as const
