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
    firstVisit: message('Heading above what a first visit checks.', ofCity),
    contact: 'Name of the column beside the text, for screen readers.',
    nearby: words('Links to the same service in neighboring cities.', {
      heading: message('Heading above them.', ofCity),
      links: 'What the links are, for screen readers.',
      about: message('Link to the service page. {service} is its name inside a sentence.', [
        'service',
      ]),
      rules: message('Link to the city page.', ofCity),
    }),
    callToAction: message('Text of the last block before the footer.', ofCity),
  },
)
