import { message, words } from './fields.ts'

export const contactWords = words(
  'content/words/contact.yaml: labels around our phone number, address and hours.',
  {
    call: message('What screen readers say for the number in the header.', ['number']),
    hours: words('The office hours from business.yaml.', {
      days: message('A range of days.', ['first', 'last']),
      line: message('Days and their opening hours.', ['days', 'opens', 'closes']),
      closed: message('The days without office hours.', ['days']),
      emergency: 'Under the office hours in the footer.',
    }),
    phoneNote: 'Under the number among the contact details.',
    emailNote: 'Under the e-mail address.',
    social: message('What screen readers say for the link to our page on a social network.', [
      'network',
    ]),
    otherWays: 'What screen readers call the column beside the form of the contact page.',
  },
)
