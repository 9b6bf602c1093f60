import { words } from './fields.ts'

export const notFoundWords = words(
  'content/words/not-found.yaml: the page for an address that does not exist.',
  {
    title: 'Browser title.',
    description: 'Description for search engines, which are told not to index the page.',
    shareTitle: 'Text on the share picture.',
    heading: 'The large heading.',
    lead: 'The sentence under it.',
    home: 'Button that leads to the home page.',
    siteMap: 'Button that leads to the site map.',
    callToAction: 'Heading of the last block before the footer.',
  },
)
