import * as field from './fields.ts'
import type { KindOfFiles } from './kind-of-files.ts'

const nextStep = field.group('Something to do after reading.', {
  text: field.text('What to do, in a few words.', 60),
  href: field.reference('route', 'Address of the page that helps with it, as "/contact".'),
})

const source = field.group('Where its facts come from. Shown below the text.', {
  text: field.text(
    'The source, in words a reader understands, such as "Florida Building Code, section 1609.3". Name no file of this project.',
    { pattern: '^(?!.*(\\.mdx?\\b|\\[[VUC]\\])).+$' },
  ),
  'url?': field.webAddress(
    'Its address, such as "https://www.floridabuilding.org". Link to the law or the office itself where you can.',
  ),
})

const schema = field.group(
  'A guide: content/guides/<slug>.mdx makes /guides/<slug>, with a table of contents if it has four ## headings.',
  {
    ...field.status,
    'order?': field.order,
    title: field.text('Large heading of the guide.', 70),
    menuTitle: field.text('Name of the guide, as cards, links and breadcrumbs show it.', 40),
    ...field.search,
    lead: field.text('Two or three sentences under the heading: the answer in short.', 320),
    summary: field.text('One line for its card.', 120),
    picture: field.picture,
    published: field.day('The day it was first published.'),
    'updated?': field.pastDay('The day its facts were last reviewed.'),
    'services?': field.list(
      field.reference('service', 'A service whose page links to this guide, by its file name.'),
      1,
    ),
    'questions?': field.list(field.question, 2, 4, 'Questions that the text leaves open.'),
    next: field.list(nextStep, 2, 3),
    callToAction: field.callToAction,
    sources: field.list(source, 1),
  },
)

export const guide = {
  folder: 'guides',
  address: (slug: string) => `/guides/${slug}`,
  schema,
  hasChapters: true,
  siteMapGroup: 'guides',
  listedOn: 'guides',
  linkName: 'menuTitle',
  nameField: 'title',
  summary: ['title', 'order', 'menuTitle', 'summary', 'picture', 'services'],
} as const satisfies KindOfFiles
