import { browserWords, words } from './fields.ts'

const choice = <const Answers extends Record<string, string>>(
  description: string,
  answers: Answers,
) => words(description, { question: 'The question.', answers: words('Its answers.', answers) })

export const longFormWords = browserWords(
  'content/words/long-form.yaml: the form of the contact page.',
  {
    heading: 'Heading of the form.',
    firstName: 'Label of the first name.',
    lastName: 'Label of the last name.',
    address: 'Label of the street address.',
    city: 'Label of the city.',
    messageExample: 'Placeholder of the message field: a hint at what helps us.',
    urgency: choice('How soon a visitor needs us.', {
      emergency: 'Right away.',
      urgent: 'Within days.',
      normal: 'Whenever it is convenient.',
    }),
    more: 'Opens the two questions only some visitors need.',
    noAnswer: 'Takes the answer to either of them back.',
    needsFinancing: choice('Financing.', {
      yes: 'The answer yes.',
      no: 'The answer no.',
      maybe: 'Not decided.',
    }),
    needsInsuranceClaim: choice('An insurance claim.', {
      yes: 'The answer yes.',
      no: 'The answer no.',
      unsure: 'Not sure.',
    }),
    preferredContact: choice('How we should reply.', { email: 'By email.', phone: 'By phone.' }),
  },
)
