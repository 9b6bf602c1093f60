import { message, words } from './fields.ts'

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
    planning: words('The card that leads to the calculator, on pages about a service.', {
      heading: message('Its heading.', ['service']),
      text: 'What the calculator and a visit each offer.',
      estimates: 'Above our claim about estimates.',
      financing: 'Above our claim about financing.',
    }),
    reasons: words('The dark card with three of our claims.', { heading: 'Its heading.' }),
  },
)
