import * as field from './fields.ts'
import { headFields, type KindOfFiles } from './kind-of-files.ts'

const schema = field.group(
  {
    ...field.page,
    lead: field.text('One to three sentences under the title.', 320),
    ...field.search,
    'updated?': field.day('The day its text last changed.'),
    'sources?': field.sources,
  },
  'A legal text: content/legal/<slug>.mdx makes /<slug>, with a table of contents from its ## headings.',
)

export const legal = {
  ...headFields,
  folder: 'legal',
  address: (slug: string) => `/${slug}`,
  schema,
  sectionsOnly: false,
  hasChapters: true,
  siteMapGroup: 'main',
  listedOn: undefined,
  nameField: 'title',
  example: 'Accessibility',
  summary: ['title', 'order'],
} as const satisfies KindOfFiles
