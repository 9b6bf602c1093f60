import { message, plural, words } from './fields.ts'

/** Slots available in texts of pages about one city. */
export const ofCity = ['cityName', 'county'] as const

export const cityWords = words('content/words/city.yaml: what every page of a city says around the words of its file.', {
  hero: words('The top of the page.', {
    heading: message('The large heading, and the words on the picture of a share preview.', ofCity),
    estimate: 'Button that leads to the contact page.',
  }),
  services: words('The cards of the services.', {
    heading: message('Heading over them.', ofCity),
    lead: message('The sentence beside the heading.', ofCity),
  }),
  differences: words('What is particular about a roof in this city, beside the map.', {
    heading: message('Heading over it.', ofCity),
    otherCities: plural('Link to the site map. {count} is the number of the other cities.'),
  }),
  contact: 'Name of the column beside the text, for screen readers.',
  questions: message('Heading beside the questions.', ofCity),
  callToAction: message('Sentences of the last block before the footer.', ofCity),
})
