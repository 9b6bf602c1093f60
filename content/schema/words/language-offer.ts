import { words } from './fields.ts'

export const languageOfferWords = words(
  'content/words/language-offer.yaml: the line that offers a translation of the page to a browser that prefers its language.',
  {
    read: 'Link that leads to the page in this language.',
    dismiss: 'What screen readers call the button that removes the line.',
  },
)
