import {
  metaDescription,
  metaTitle,
  optional,
  order,
  picture,
  sources,
  strict,
  text,
} from './fields.ts'

export const pageSchema = strict(
  {
    order,
    title: text('Name of the page, as menus and breadcrumbs show it.', { maxLength: 40 }),
    heading: text('Large heading of the page.', { maxLength: 80 }),
    lead: optional(text('One to three sentences under the heading.', { maxLength: 320 })),
    metaTitle: text(metaTitle.description, { maxLength: metaTitle.maxLength }),
    metaDescription: text(metaDescription.description, metaDescription),
    picture: optional(picture),
    callToAction: optional(text('Heading of the last block before the footer.', { maxLength: 70 })),
    sources,
  },
  'A single page: content/pages/<slug>.mdx makes /<slug>. All of its text is inside <Section>s.',
)
