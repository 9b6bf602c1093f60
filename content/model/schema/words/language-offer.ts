import { words } from './fields.ts'

export const languageOfferWords = words(
  'content/words/language-offer.yaml: the line that offers a page in the language that the browser prefers.',
  {
    read: 'Link that leads to this page in this language.',
    dismiss: 'What screen readers call the button that removes the line.',
  },
)
