import { message, words } from './fields.ts'

const planning = (description: string) =>
  words(description, {
    heading: message('Its heading.', ['service']),
    text: 'What the visitor gets, and how.',
  })

export const cardWords = words(
  'content/words/cards.yaml: the cards beside the text of services and cities.',
  {
    emergency: words('The red card with our number.', { heading: 'Its heading.' }),
    contact: words(
      'The card with our phone number, e-mail address and area, on pages about one city.',
      {
        heading: 'Its heading.',
        area: message('Under the county.', ['city']),
      },
    ),
    planning: words('The card beside the text of a service: how a visitor learns its price.', {
      'by calculator': planning('For a service that the calculator prices.'),
      'on site': planning('For a service that is priced on a visit.'),
      free: planning('For a service that costs nothing.'),
      estimates: 'Above our claim about estimates.',
      financing: 'Above our claim about financing.',
    }),
    reasons: words('The dark card with three of our claims.', { heading: 'Its heading.' }),
  },
)
