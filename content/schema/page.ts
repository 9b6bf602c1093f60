import { placedClaims } from './claims.ts'
import * as field from './fields.ts'
import { headFields, type KindOfFiles } from './kind-of-files.ts'

const schema = field.group(
  {
    ...field.page,
    heading: field.text('Large heading of the page.', 80),
    'lead?': field.text('One to three sentences under the heading.', 320),
    ...field.search,
    'picture?': field.picture,
    'heroButton?': field.group(
      {
        to: field.reference('route', 'Address of a page of this site, such as "/contact".'),
        label: field.text('Text of the button: what it is for.', 40),
        note: field.text('A sentence beside it: where it leads, and what comes next.', 160),
        'claim?': field.oneOf(
          placedClaims,
          'A claim in business.yaml that the button promises: without its proof, a production build shows the phone number only.',
        ),
      },
      'A button in the first view, beside our phone number.',
    ),
    'callToAction?': field.callToAction,
    'sources?': field.sources,
  },
  'A single page: content/pages/<slug>.mdx makes /<slug>. All of its text is inside <Section>s.',
)

export const page = {
  ...headFields,
  folder: 'pages',
  address: (slug: string) => `/${slug}`,
  schema,
  sectionsOnly: true,
  siteMapGroup: 'main',
  listedOn: undefined,
  nameField: 'title',
  headingField: 'heading',
  example: 'Warranty',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles
