import { message, words } from './fields.ts'

export const formsWords = words('content/words/forms.yaml: what the contact forms have in common.', {
  submit: words('The button that sends a form.', {
    idle: 'Before it is pressed.',
    submitting: 'While the message is on its way.',
    sent: 'For five seconds after it was sent.',
  }),
  afterSending: words('What is said under the button once a message was sent.', {
    thanks: 'Thanks, whatever became of the message.',
    kept: 'Added while the message waits in the browser.',
    notKept: 'Added while the message waits on this page only.',
    urgent: message('Follows either of them.', ['number']),
    reference: message('The code of the message, to quote on the phone.', ['code']),
  }),
  optional: 'After the label of a field that may stay empty.',
  privacy: 'Under the button.',
  fields: words('Fields of both forms.', {
    email: 'Label of the email address.',
    phone: 'Label of the phone number.',
    service: 'Label of the list of services.',
    chooseService: 'Stands in the list until a service is chosen.',
    message: 'Label of the message.',
  }),
  otherServices: words('What can be asked for besides the services that have a page.', {
    windMitigation: 'The report for a discount on wind insurance.',
  }),
})
