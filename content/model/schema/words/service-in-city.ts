import { ofCity } from './city.ts'
import { message, words } from './fields.ts'

export const serviceInCityWords = words(
  'content/words/service-in-city.yaml: what every page about a service in a city says in addition to the words of both files.',
  {
    title: message(
      'Large heading of the page, and its name in links. {service} is the title of the service.',
      ['service', 'cityName'],
    ),
    allServices: message('Link at the top, back to the city page.', ofCity),
    rules: words('What applies to any roof in the city.', {
      heading: message('Heading above it.', ofCity),
      insideZone: 'Title above what the wind zone means, inside the High-Velocity Hurricane Zone.',
      outsideZone: 'The same title outside that zone.',
      housing: 'Title above the kinds of houses and roofs common here.',
      storms: 'Title above what storms have done here.',
    }),
    contact: 'Name of the column beside the text, for screen readers.',
    questions: message('Heading beside the questions.', ofCity),
    nearby: words('Links to the same service in neighboring cities.', {
      heading: message('Heading above them.', ofCity),
      links: 'What the links are, for screen readers.',
      about: message('Link to the service page. {service} is its name inside a sentence.', [
        'service',
      ]),
    }),
    callToAction: message('Text of the last block before the footer.', ofCity),
  },
)
