import { words } from './fields.ts'

export const siteMapWords = words(
  'content/words/site-map.yaml: the headings of the site map, and of llms.txt.',
  {
    groups: words('Heading above each group of pages.', {
      main: 'Pages about the company.',
      tools: 'Calculators.',
      guides: 'Guides.',
      services: 'Services.',
      areas: 'Cities.',
      local: 'Services in one city.',
    }),
  },
)
