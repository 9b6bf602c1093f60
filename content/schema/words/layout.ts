import { message, words } from './fields.ts'

export const layoutWords = words('content/words/layout.yaml: the frame around every page.', {
  skip: 'First link on a page, for keyboard users. Skips the header.',
  logo: 'What screen readers say for the logo, which leads to the home page.',
  table: message('What screen readers call a table, which scrolls on its own.', ['columns']),
  serviceAreas: 'The cities we serve, as named in the breadcrumbs and the footer.',
  contents: 'Heading above the table of contents of a page.',
  breadcrumbs: 'What screen readers call the breadcrumbs.',
  header: words('The header.', {
    navigation: 'What screen readers call the links in the header.',
    menu: 'What screen readers call the menu on small screens and its button.',
  }),
  dock: 'What screen readers call the two buttons at the bottom of the screen on phones.',
  footer: words('The footer.', {
    heading: 'Heading of the last block before the footer, on pages without one of their own.',
    lead: 'The sentence under it.',
    services: 'Heading above the links to services.',
    plan: 'Heading above the links of the menu `plan`.',
    allCities: 'Link to the site map, if there are more cities than the footer lists.',
    copyright: message('Start of the last line.', ['year']),
    license: 'In the last line. Florida requires it.',
    siteMap: 'Link to the site map for search engines.',
  }),
})
