import { strict } from '../fields.ts'
import { toast } from './calculator-fields.ts'
import { browserWords, message, plural, words } from './fields.ts'

const personalFields = (description: string) =>
  words(description, {
    firstName: 'For the first name.',
    lastName: 'For the last name.',
    email: 'For the email.',
    phone: 'For the phone number.',
    address: 'For the address of the house.',
  })

const count = message('The count.', ['count'])

export const wizardWords = words('content/words/wizard.yaml: what all calculators have in common.', {
  progress: 'Name of the progress bar, for people who cannot see it.',
  step: message('Over each step.', ['step', 'steps']),
  pace: words('How long it takes, beside the step.', {
    start: plural('At the first step, in minutes.'),
    minutes: plural('Later, in minutes.'),
    seconds: plural('Later still, in seconds.'),
    nearEnd: 'At the last step but one.',
    end: 'At the last step.',
  }),
  noPayment: 'Beside the first Next button.',
  next: 'Button to the next step.',
  back: 'Button to the step before.',
  amount: message('Name of a number field, for people who cannot see its unit.', ['label', 'unit']),
  personal: words('The fields about the person who asks.', {
    labels: personalFields('The name of the field.'),
    messages: personalFields('What is said when it is empty or wrong.'),
  }),
  checkInputs: toast('Notice when a step has a wrong answer.'),
  submissionError: words('When the answers could not be sent.', {
    title: 'The first line.',
    description: 'What to do.',
    answersKept: 'Added in the wizard itself.',
  }),
  waiting: 'In place of a result that is not there yet.',
  noScript: words('In place of the calculator where JavaScript is off.', {
    title: 'The first sentence, set in bold.',
    text: message('What to do.', ['contactForm']),
    contactForm: 'Words of the link {contactForm}.',
  }),
  units: browserWords('Counts with their unit.', {
    squareFeet: message('A size.', ['count']),
    years: plural('A number of years.'),
    yearsOld: strict({ new: count, one: count, other: count }, 'An age in years; new for an age of 0.'),
    months: plural('A number of months.'),
  }),
  result: browserWords('Around every result.', {
    changeAnswers: 'Button back to the wizard.',
    reference: message('The code of the request, to quote on the phone.', ['reference']),
    booking: 'Button that opens the booking calendar.',
    bookingNewTab: 'Read out after it.',
    scenario: words('The link to the same answers.', {
      heading: 'Its heading.',
      note: 'What the link does.',
      copy: 'Button that copies it.',
      copied: 'Said once it was copied.',
    }),
  }),
})
