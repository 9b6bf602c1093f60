import { message, words } from './fields.ts'

export const layoutWords = words('content/words/layout.yaml: the frame around every page.', {
  skip: 'First link of a page for people who use a keyboard. It jumps over the header.',
  logo: 'What screen readers say of the logo, which leads to the home page.',
  table: 'What screen readers call a table. It is a part of the page that scrolls by itself.',
  serviceAreas: 'The cities we serve, as the breadcrumbs and the footer name them.',
  breadcrumbs: 'What screen readers call the breadcrumbs.',
  header: words('The header.', {
    navigation: 'What screen readers call the links of the header.',
    menu: 'What screen readers call the menu of small screens and its button.',
  }),
  dock: 'What screen readers call the two buttons at the bottom edge of a phone.',
  footer: words('The footer.', {
    heading: 'Heading of the last block before the footer, on pages without one of their own.',
    lead: 'The sentence under it.',
    services: 'Heading over the links to services.',
    plan: 'Heading over the links of the menu `plan`.',
    allCities: 'Link to the site map, where there are more cities than the footer names.',
    copyright: message('Begins the last line.', ['year']),
    license: 'In the last line. Florida requires it.',
    siteMap: 'Link to the site map for search engines.',
  }),
})
