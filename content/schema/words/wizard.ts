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

export const wizardWords = words('content/words/wizard.yaml: what all calculators share.', {
  progress: 'Name of the progress bar, for people who cannot see it.',
  step: message('Above each step.', ['step', 'steps']),
  pace: words('How long it takes, beside the step.', {
    start: plural('At the first step, in minutes.'),
    minutes: plural('Later, in minutes.'),
    seconds: plural('Near the end, in seconds.'),
    nearEnd: 'At the second-to-last step.',
    end: 'At the last step.',
  }),
  noPayment: 'Beside the first Next button.',
  next: 'Button to the next step.',
  back: 'Button to the previous step.',
  amount: message('Name of a number field, for people who cannot see its unit.', ['label', 'unit']),
  personal: words('The fields about the visitor.', {
    labels: personalFields('The name of the field.'),
    messages: personalFields('Error message when it is empty or invalid.'),
  }),
  checkInputs: toast('Notice when a step has an invalid answer.'),
  submissionError: words('Shown when the answers could not be sent.', {
    title: 'The first line.',
    description: 'What to do.',
    answersKept: 'Added in the wizard itself.',
    keep: 'Button that shows the result, and sends the answers later.',
  }),
  notSentYet: words('Shown with a result while its answers wait to be sent.', {
    kept: 'While they wait in the browser.',
    notKept: 'While they wait only on this page.',
    urgent: message('Follows either of them.', ['number']),
    reference: message('The code of the answers, to quote on the phone.', ['code']),
  }),
  waiting: 'Shown while the result is loading.',
  resultMissing: words('In place of a result that could not be loaded.', {
    title: message('The first sentence, in bold, if the answers were sent.', ['reference']),
    text: 'The second.',
    again: 'Button that loads the page again.',
  }),
  stillLoading: 'Under the calculator when its script takes long.',
  noScript: words('Shown instead of the calculator if JavaScript is off.', {
    title: 'The first sentence, in bold.',
    text: message('What to do.', ['contactForm']),
    contactForm: 'Text of the link {contactForm}.',
  }),
  units: browserWords('Numbers with their unit.', {
    squareFeet: message('A size.', ['count']),
    years: plural('A number of years.'),
    yearsOld: strict(
      { new: count, one: count, other: count },
      'An age in years; new for an age of 0.',
    ),
    months: plural('A number of months.'),
  }),
  result: browserWords('Around every result.', {
    changeAnswers: 'Button back to the wizard.',
    reference: message('The request code, to quote on the phone.', ['reference']),
    booking: 'Button that opens the booking calendar.',
    bookingNewTab: 'Read out after it.',
    notSaved: toast('Notice when what makes the download could not be loaded.'),
    scenario: words('The link to the same answers.', {
      heading: 'Its heading.',
      note: 'What the link does.',
      copy: 'Button that copies it.',
      copied: 'Shown once it was copied.',
    }),
  }),
})
