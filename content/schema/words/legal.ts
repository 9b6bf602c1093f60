import { message, words } from './fields.ts'

export const legalWords = words('content/words/legal.yaml: wording around every legal text.', {
  updated: message('Above the text.', ['year']),
})
