import { message, words } from './fields.ts'

export const offlineWords = words(
  'content/words/offline.yaml: what a visitor reads while the site cannot be reached.',
  {
    savedCopy: message('The line above a page that the browser has kept.', ['date']),
    call: 'The sentence after it. Name the phone number.',
    title: 'Browser title of the page that stands in for one that the browser has not kept.',
    description: 'Description for search engines, which are told not to index the page.',
    heading: 'Its large heading.',
    lead: 'The sentence under it.',
    kept: 'Heading above links to the pages that the browser has kept.',
  },
)
