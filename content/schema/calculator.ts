import { metaDescription, metaTitle, order, sources, strict, text } from './fields.ts'

export const calculatorSchema = strict(
  {
    order,
    title: text('Name of the page, as menus and breadcrumbs show it.', { maxLength: 40 }),
    heading: text('Large heading of the page.', { maxLength: 80 }),
    lead: text('One to three sentences under the heading.', { maxLength: 320 }),
    metaTitle: text(metaTitle.description, { maxLength: metaTitle.maxLength }),
    metaDescription: text(metaDescription.description, metaDescription),
    callToAction: text('Heading of the last block before the footer.', { maxLength: 70 }),
    sources,
  },
  'A calculator: content/calculators/<slug>.mdx makes /<slug>.',
)
