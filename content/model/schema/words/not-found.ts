import { words } from './fields.ts'

export const notFoundWords = words('content/words/not-found.yaml: the page for an address that does not exist.', {
  title: 'Title in the browser.',
  description: 'Text for search engines, which are asked to leave the page out.',
  shareTitle: 'Words on the picture of a share preview.',
  heading: 'The large heading.',
  lead: 'The sentence under it.',
  home: 'Button that leads to the home page.',
  siteMap: 'Button that leads to the site map.',
  callToAction: 'Heading of the last block before the footer.',
})
