import * as field from './fields.ts'
import { headFields, type KindOfFiles } from './kind-of-files.ts'

const schema = field.group(
  {
    'draft?': field.draft,
    'from?': field.from,
    'order?': field.order,
    title: field.title,
    heading: field.text('Large heading of the page.', 80),
    lead: field.text('One to three sentences under the heading.', 320),
    metaTitle: field.metaTitle,
    metaDescription: field.metaDescription,
    callToAction: field.callToAction,
    'sources?': field.sources,
  },
  'A calculator: content/calculators/<slug>.mdx makes /<slug>.',
)

export const calculator = {
  ...headFields,
  folder: 'calculators',
  address: (slug: string) => `/${slug}`,
  schema,
  sectionsOnly: true,
  siteMapGroup: 'tools',
  listedOn: undefined,
  nameField: 'title',
  headingField: 'heading',
  photograph: 'roof-replacement',
  example: 'Solar payback',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles
