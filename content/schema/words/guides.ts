import { message, words } from './fields.ts'

export const guidesWords = words('content/words/guides.yaml: wording around every guide.', {
  published: message('The day it was published.', ['date']),
  updated: message('The day its facts were last looked through.', ['date']),
  questions: 'Heading above its questions.',
  next: 'Heading above the links to what to do next.',
  sources: 'Heading above its sources.',
  all: 'Link to the list of guides.',
  ofService: 'Heading above the guides on the page of a service.',
  glossary: words('The terms of the glossary.', {
    more: 'Link to the term in the glossary, below its definition.',
    guide: message('Link to the guide that explains more.', ['guide']),
  }),
})
