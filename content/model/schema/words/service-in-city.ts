import { ofCity } from './city.ts'
import { message, words } from './fields.ts'

export const serviceInCityWords = words(
  'content/words/service-in-city.yaml: what every page of a service in a city says around the words of both files.',
  {
    title: message('Large heading of the page, and its name in links. {service} is the title of the service.', ['service', 'cityName']),
    allServices: message('Link at the top, back to the page of the city.', ofCity),
    rules: words('What holds for any roof of the city.', {
      heading: message('Heading over it.', ofCity),
      insideZone: 'Title over what the wind zone means, inside the High-Velocity Hurricane Zone.',
      outsideZone: 'The same title outside of that zone.',
      housing: 'Title over which houses and roofs stand here.',
      storms: 'Title over what storms have done here.',
    }),
    contact: 'Name of the column beside the text, for screen readers.',
    questions: message('Heading beside the questions.', ofCity),
    nearby: words('Links to the same service in neighboring cities.', {
      heading: message('Heading over them.', ofCity),
      links: 'What the links are, for screen readers.',
      about: message('Link to the page of the service. {service} is its name inside a sentence.', ['service']),
    }),
    callToAction: message('Sentences of the last block before the footer.', ofCity),
  },
)
