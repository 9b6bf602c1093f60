import { message, words } from './fields.ts'

export const contactWords = words('content/words/contact.yaml: what stands beside our number, address and hours.', {
  call: message('What screen readers say of the number in the header.', ['number']),
  hours: words('The office hours, which business.yaml holds.', {
    days: message('Days in a row.', ['first', 'last']),
    line: message('Days and when we are open on them.', ['days', 'opens', 'closes']),
    closed: message('The days without office hours.', ['days']),
    emergency: 'Stands under the office hours in the footer.',
  }),
  phoneNote: 'Under the number among the contact details.',
  emailNote: 'Under the e-mail address.',
  social: message('What screen readers say of the link to our page on a social network.', ['network']),
  otherWays: 'What screen readers call the column beside the form of the contact page.',
})
