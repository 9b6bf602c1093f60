import * as field from './fields.ts'
import type { KindOfFiles } from './kind-of-files.ts'

const permit = field.group('The permit, which has passed its final inspection.', {
  number: field.fact('Its number, as the office writes it, such as "BLD-2026-001234".', 40),
  'url?': field.webAddress('Its page at the office, or else its number links to that of the city.'),
})

const schema = field.group(
  'A finished project: content/projects/<slug>.mdx makes /projects/<slug>. Below the fields is what was found and done.',
  {
    ...field.status,
    'sample?': field.yesOrNo(
      'True for a project that was made up. Its page says "Sample", and the public site leaves it out.',
    ),
    title: field.text(
      'Work and place, as cards and breadcrumbs show them, such as "Tile roof in Doral". No name of an owner, no house number.',
      60,
    ),
    lead: field.text('One or two sentences under the title: what was done, and why.', 320),
    ...field.search,
    city: field.reference('city', 'Slug of the city, such as "doral-fl".'),
    service: field.reference('service', 'Slug of the service, such as "tile-roofing".'),
    month: field.fact('The month of its final inspection, such as "2026-03", in quotes.', {
      format: 'past-month',
    }),
    system: field.text('The roof that was built, such as "Standing seam, aluminum, 24 gauge".', 60),
    size: field.integer('Size of the roof in square feet.', 1, 1_000_000),
    before: field.picture,
    // So that cards and link previews find it.
    picture: field.reference(
      'picture',
      'The finished roof, best from where the picture before was taken: a picture in content/images, without its extension.',
    ),
    permit,
    consent: field.fact(
      'Where the written consent of the owner to the photographs is kept, such as "Signed form in the job folder, 2026-03-14". Not shown.',
    ),
    'sources?': field.sources,
  },
)

export const project = {
  folder: 'projects',
  address: (slug: string) => `/projects/${slug}`,
  schema,
  siteMapGroup: 'projects',
  listedOn: 'projects',
  listMayBeAbsent: true,
  nameField: 'title',
  // The newest first.
  rank: ({ month }) => -Date.parse(String(month)),
  summary: ['title', 'sample', 'city', 'service', 'month', 'system', 'size', 'picture'],
} as const satisfies KindOfFiles
