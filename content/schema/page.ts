import {
  callToAction,
  draft,
  metaDescription,
  metaTitle,
  optional,
  order,
  picture,
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
    lead: optional(text('One to three sentences under the heading.', 320)),
    metaTitle,
    metaDescription,
    picture: optional(picture),
    callToAction: optional(callToAction),
    sources,
  },
  'A single page: content/pages/<slug>.mdx makes /<slug>. All of its text is inside <Section>s.',
)

export const page = {
  ...headFields,
  folder: 'pages',
  address: (slug: string) => `/${slug}`,
  schema,
  sectionsOnly: true,
  group: 'main',
  nameField: 'title',
  example: 'Warranty',
  textBelow: 'what the page says, in one or more sections.',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles
