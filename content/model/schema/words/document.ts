import { browserWords, message, words } from './fields.ts'

export const documentWords = browserWords('content/words/document.yaml: what the downloads of all calculators have in common.', {
  title: message('Title in the browser.', ['title', 'date', 'companyName']),
  license: message('Beside the name of the company.', ['license']),
  date: 'Before the date.',
  reference: 'Before the reference.',
  ask: message('The last line.', ['question', 'phone', 'reference']),
  preparedFor: 'Heading over the visitor.',
  answers: 'Heading over what was answered.',
  visitor: words('The visitor, line by line.', {
    name: 'Before the name.',
    fullName: message('The name.', ['firstName', 'lastName']),
    address: 'Before the address.',
    email: 'Before the email.',
    phone: 'Before the phone number.',
  }),
  perMonth: message('An amount that comes every month.', ['amount']),
})
