import { browserWords, message, words } from './fields.ts'

export const documentWords = browserWords(
  'content/words/document.yaml: what the downloads of all calculators share.',
  {
    title: message('Browser title.', ['title', 'date', 'companyName']),
    license: message('Beside the name of the company.', ['license']),
    date: 'Before the date.',
    reference: 'Before the reference.',
    ask: message('The last line.', ['question', 'phone', 'reference']),
    preparedFor: "Heading above the visitor's details.",
    answers: 'Heading above the answers.',
    visitor: words("The visitor's details, line by line.", {
      name: 'Before the name.',
      fullName: message('The name.', ['firstName', 'lastName']),
      address: 'Before the address.',
      email: 'Before the email.',
      phone: 'Before the phone number.',
    }),
    perMonth: message('A monthly amount.', ['amount']),
  },
)
