import { browserWords } from './fields.ts'

export const shortFormWords = browserWords(
  'content/words/short-form.yaml: the contact form of the home page.',
  {
    name: 'Label of the name.',
    messageExample: 'Placeholder of the message field: a hint at what helps us.',
  },
)
