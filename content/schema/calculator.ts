import * as field from './fields.ts'
import { headFields, type KindOfFiles } from './kind-of-files.ts'

const schema = field.group(
  {
    ...field.page,
    heading: field.text('Large heading of the page.', 80),
    lead: field.text('One to three sentences under the heading.', 320),
    ...field.search,
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
