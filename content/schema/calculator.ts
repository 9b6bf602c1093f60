import {
  callToAction,
  draft,
  metaDescription,
  metaTitle,
  order,
  sources,
  strict,
  text,
  title,
} from './fields.ts'
import { headFields, type KindOfFiles } from './kind-of-files.ts'

const schema = strict(
  {
    draft,
    order,
    title,
    heading: text('Large heading of the page.', 80),
    lead: text('One to three sentences under the heading.', 320),
    metaTitle,
    metaDescription,
    callToAction,
    sources,
  },
  'A calculator: content/calculators/<slug>.mdx makes /<slug>.',
)

export const calculator = {
  ...headFields,
  folder: 'calculators',
  address: (slug: string) => `/${slug}`,
  schema,
  sectionsOnly: true,
  group: 'tools',
  nameField: 'title',
  example: 'Solar payback',
  textBelow: 'how the answers become the figure, and what it leaves out.',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles
