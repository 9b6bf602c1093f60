import { message, plural, words } from './fields.ts'

/** Slots available in texts of pages about one city. */
export const ofCity = ['cityName', 'county'] as const

export const cityWords = words(
  'content/words/city.yaml: what every city page says in addition to the words of its file.',
  {
    hero: words('The top of the page.', {
      heading: message('The large heading, also used on the share picture.', ofCity),
      estimate: 'Button that leads to the contact page.',
    }),
    services: words('The cards of the services.', {
      heading: message('Heading above them.', ofCity),
      lead: message('The sentence beside the heading.', ofCity),
    }),
    differences: words('What is different about a roof in this city, beside the map.', {
      heading: message('Heading above it.', ofCity),
      otherCities: plural('Link to the site map. {count} is the number of other cities.'),
    }),
    rules: words('What applies to any roof in the city.', {
      heading: message('Heading above it.', ofCity),
      insideZone: 'Title above what the wind zone means, inside the High-Velocity Hurricane Zone.',
      outsideZone: 'The same title outside that zone.',
      housing: 'Title above the kinds of houses and roofs common here.',
      storms: 'Title above what storms have done here.',
    }),
    contact: 'Name of the column beside the text, for screen readers.',
    questions: message('Heading beside the questions.', ofCity),
    callToAction: message('Text of the last block before the footer.', ofCity),
  },
)
