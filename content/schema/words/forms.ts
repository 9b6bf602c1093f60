import { browserWords, message, words } from './fields.ts'

export const formsWords = browserWords('content/words/forms.yaml: what the contact forms share.', {
  submit: words('The button that sends a form.', {
    idle: 'Before it is pressed.',
    submitting: 'While the message is being sent.',
    sent: 'For five seconds after it was sent.',
  }),
  afterSending: words('Shown under the button once a message was sent.', {
    thanks: 'Thanks, whether or not the message has arrived yet.',
    kept: 'Added while the message waits in the browser.',
    notKept: 'Added while the message waits only on this page.',
    urgent: message('Follows either of them.', ['number']),
    reference: message('The code of the message, to quote on the phone.', ['code']),
  }),
  photos: words('The field for photos.', {
    add: 'Its label.',
    hint: message('Below it.', ['most']),
    hintWithoutFiles: message('Below it, if our form service takes no files.', ['most']),
    notLoaded: 'If the photos cannot be added because a part of the page did not load.',
  }),
  optional: 'After the label of a field that may be left empty.',
  privacy: 'Under the button.',
  fields: words('Fields of both forms.', {
    email: 'Label of the email address.',
    phone: 'Label of the phone number.',
    service: 'Label of the list of services.',
    chooseService: 'Shown in the list until a service is chosen.',
    message: 'Label of the message.',
    tooLong: message('Once a message has no more room.', ['count']),
  }),
  otherServices: words('Options besides the services that have a page.', {
    windMitigation: 'The report for a discount on wind insurance.',
  }),
})
