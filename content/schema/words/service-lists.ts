import { message, words } from './fields.ts'

export const serviceListWords = words('content/words/service-lists.yaml: lists of all services.', {
  sections: words('The services page, which has a section for each service.', {
    jump: 'What screen readers call the links to the sections.',
    included: 'Heading above what is part of the work.',
    more: message('Link to the service page.', ['service']),
  }),
  explore: words('The links to services at the end of pages about services and cities.', {
    heading: 'Heading above the links.',
    label: 'What screen readers call the links.',
  }),
})
