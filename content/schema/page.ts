import { placedClaims } from './claims.ts'
import * as field from './fields.ts'
import type { KindOfFiles } from './kind-of-files.ts'

// Pages with an address of one part, such as /contact.

const pageSchema = field.group(
  'A single page: content/pages/<slug>.mdx makes /<slug>. All of its text is inside <Section>s.',
  {
    ...field.page,
    heading: field.view.heading,
    'lead?': field.view.lead,
    ...field.search,
    'picture?': field.picture,
    'heroButton?': field.group('A button in the first view, beside our phone number.', {
      to: field.route,
      label: field.text('Text of the button: what it is for.', 40),
      note: field.text('A sentence beside it: where it leads, and what comes next.', 160),
      'claim?': field.oneOf(
        placedClaims,
        'A claim in business.yaml that the button promises: without its proof, a production build shows the phone number only.',
      ),
    }),
    'callToAction?': field.callToAction,
    'sources?': field.sources,
  },
)

export const page = {
  folder: 'pages',
  address: (slug: string) => `/${slug}`,
  schema: pageSchema,
  sectionsOnly: true,
  siteMapGroup: 'main',
  nameField: 'title',
  headingField: 'heading',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles

const calculatorSchema = field.group(
  'A calculator: content/calculators/<slug>.mdx makes /<slug>.',
  {
    ...field.page,
    ...field.view,
    ...field.search,
    callToAction: field.callToAction,
    'sources?': field.sources,
  },
)

export const calculator = {
  folder: 'calculators',
  address: (slug: string) => `/${slug}`,
  schema: calculatorSchema,
  sectionsOnly: true,
  siteMapGroup: 'tools',
  nameField: 'title',
  headingField: 'heading',
  photograph: 'roof-replacement',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles

const legalSchema = field.group(
  'A legal text: content/legal/<slug>.mdx makes /<slug>, with a table of contents from its ## headings.',
  {
    ...field.page,
    lead: field.view.lead,
    ...field.search,
    'updated?': field.day('The day its text last changed.'),
    'sources?': field.sources,
  },
)

export const legal = {
  folder: 'legal',
  address: (slug: string) => `/${slug}`,
  schema: legalSchema,
  hasChapters: true,
  siteMapGroup: 'main',
  nameField: 'title',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles
