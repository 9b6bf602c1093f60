import { message, words } from './fields.ts'

export const legalWords = words('content/words/legal.yaml: what stands around every legal text.', {
  contents: 'Heading over its table of contents.',
  updated: message('Over the text.', ['year']),
})
