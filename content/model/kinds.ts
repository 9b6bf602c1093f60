import type { TSchema } from 'typebox'
import { businessSchema } from './schema/business.ts'
import { calculatorSchema } from './schema/calculator.ts'
import { citySchema } from './schema/city.ts'
import { homeSchema } from './schema/home.ts'
import { legalSchema } from './schema/legal.ts'
import { pageSchema } from './schema/page.ts'
import { picturesSchema } from './schema/pictures.ts'
import { serviceSchema } from './schema/service.ts'
import { testimonialsSchema } from './schema/testimonials.ts'

/** The folder of an MDX file decides its kind, its name the slug. */
export const folderSchemas = {
  services: serviceSchema,
  cities: citySchema,
  pages: pageSchema,
  legal: legalSchema,
  calculators: calculatorSchema,
} as const satisfies Record<string, TSchema>

/** The YAML files, each of its own kind. */
export const fileSchemas = {
  'content/business.yaml': businessSchema,
  'content/home.yaml': homeSchema,
  'content/testimonials.yaml': testimonialsSchema,
  'content/images/pictures.yaml': picturesSchema,
} as const satisfies Record<string, TSchema>

export type Folder = keyof typeof folderSchemas

/** `content/cities/doral-fl.mdx` is `{ folder: 'cities', slug: 'doral-fl' }`; other paths are none of ours. */
export const entryOf = (path: string): { folder: Folder; slug: string } | undefined => {
  const [, folder, slug] = /^content\/(\w+)\/([^/]+)\.mdx$/.exec(path) ?? []
  return folder && slug && folder in folderSchemas ? { folder: folder as Folder, slug } : undefined
}

/** The addresses that the files of a site make. */
export const routesOf = (slugs: Record<Folder, readonly string[]>): Set<string> =>
  new Set([
    '/',
    ...[...slugs.pages, ...slugs.legal, ...slugs.calculators, ...slugs.services].map((slug) => `/${slug}`),
    ...slugs.cities.map((slug) => `/locations/${slug}`),
    ...slugs.services.flatMap((service) => slugs.cities.map((city) => `/services/${service}/${city}`)),
  ])
