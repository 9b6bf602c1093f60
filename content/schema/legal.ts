import { metaDescription, metaTitle, order, sources, strict, text } from './fields.ts'

export const legalSchema = strict(
  {
    order,
    title: text('Name of the page, as menus and breadcrumbs show it.', { maxLength: 40 }),
    lead: text('One to three sentences under the title.', { maxLength: 320 }),
    metaTitle: text(metaTitle.description, { maxLength: metaTitle.maxLength }),
    metaDescription: text(metaDescription.description, metaDescription),
    sources,
  },
  'A legal text: content/legal/<slug>.mdx makes /<slug>, with a table of contents from its ## headings.',
)
