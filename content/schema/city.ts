import { type Static, Type } from 'typebox'
import { coordinates } from './business-parts.ts'
import * as field from './fields.ts'
import type { KindOfFiles } from './kind-of-files.ts'

const localIssue = field.group(
  'An issue of the service as it appears here. The others keep its text.',
  {
    issue: Type.String({
      description: 'The title of one of the six issues of the service.',
      minLength: 1,
    }),
    'title?': field.text(
      'Title of a local problem, if the houses here do not have that issue.',
      60,
    ),
    'icon?': field.icon,
    text: field.text('How the problem appears here, and why: one to three sentences.'),
  },
)

/** The texts of a page about a service in a city. */
const localService = field.group('Words for one service in this city.', {
  card: field.text("Line on this service's card on the city page, and in search results.", 90),
  lead: field.text('Opening of the page about both: one or two sentences.', 300),
  hook: field.text('What is special about this service here: three to five sentences.', {
    minLength: 80,
  }),
  issues: field.list(localIssue, 3, 6),
  steps: field.list(
    field.text('What is different here in this step of the service: one or two sentences.'),
    4,
    4,
  ),
  firstVisit: field.text('What a first visit here checks: two to four sentences.', {
    minLength: 80,
  }),
  question: field.question,
})

const cityThemes = [
  ...(['coastal', 'luxury', 'historic', 'high-rise'] as const),
  ...(['agricultural', 'suburban', 'diverse', 'modern'] as const),
] as const

const schema = field.group(
  'A city: content/cities/<slug>.mdx makes /locations/<slug>, and a page for each service that it has words for.',
  {
    ...field.status,
    name: field.fact('Name of the place, such as "Coral Gables".', 40),
    county: field.reference('county', 'One of the counties listed in business.yaml.'),
    'theme?': field.oneOf(
      cityThemes,
      'Character of the place. Determines the picture. Defaults to suburban.',
    ),
    'picture?': field.picture,
    'permitWeeks?': field.group('How many weeks our last permits for a new roof took here.', {
      fewest: field.integer('The fewest weeks.', 0, 60),
      most: field.integer('The most weeks.', 0, 60),
      'proof?': field.fact(
        'Where the record is kept, such as "Our permit log, 12 permits, counted 2026-10-01". A production build shows the weeks only with it.',
      ),
    }),
    permit: field.group('Who issues permits.', {
      authority: field.fact('The office that issues roof permits here.', 90),
      'url?': field.webAddress(
        'Its address on the web, such as "https://www.example.gov/building". Pages about a service here link to it.',
      ),
      note: field.text('What a homeowner should know about permits here.'),
    }),
    'zips?': field.list(
      field.zip('A ZIP code of streets in this place, in whole or in part, in order.'),
      1,
    ),
    coordinates: coordinates('Center of the place, for the map.'),
    'neighbors?': field.list(
      field.reference(
        'city',
        'Slug of a nearby city that its pages link to, such as "miami-fl". Without them, the nearest ones.',
      ),
      1,
      3,
    ),
    'metaTitle?': field.search.metaTitle,
    'metaDescription?': field.search.metaDescription,
    lead: field.text('Two or three sentences under the heading of the city page.', 320),
    'housing?': field.text('What kinds of houses and roofs are common here.'),
    'storms?': field.text('What storms have done here, with years.'),
    'wind?': field.text('What the wind zone means for a roof here.'),
    'notes?': field.list(field.point, 3, 3, 'Three things that are different about a roof here.'),
    questions: field.list(field.question, 3, 8),
    'callToAction?': field.callToAction,
    'services?': Type.Record(Type.String(), localService, {
      description:
        'Words for services in this city, keyed by the slug of the service. Each makes a page.',
      propertyNames: { reference: 'service' },
      // A language without words for a service has no page about it in this city.
      mayWait: true,
    }),
    'featuredServices?': field.list(
      field.reference('service', 'Slug of a service in this city that the site map lists.'),
      1,
    ),
    'sources?': field.sources,
  },
)

export const city = {
  folder: 'cities',
  address: (slug: string) => `/locations/${slug}`,
  schema,
  siteMapGroup: 'areas',
  listedOn: 'locations',
  nameField: 'name',
  slugEnding: '-fl',
  rank: ({ county }, counties) => counties.findIndex(({ name }) => name === county),
  summary: [
    ...(['name', 'county', 'coordinates', 'permit', 'permitWeeks', 'zips'] as const),
    'featuredServices',
  ],
} as const satisfies KindOfFiles

/** The pages about a service in a city, each made from both files. */
export const serviceInCity = {
  address: (service: string, city: string) => `/services/${service}/${city}`,
  siteMapGroup: 'local',
  listedOn: 'services',
} as const

export type LocalService = Static<typeof localService>
