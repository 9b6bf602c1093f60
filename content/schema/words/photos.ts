import { browserWords, message, words } from './fields.ts'

const ofFile = (description: string) => message(description, ['name'])

export const photosWords = browserWords(
  'content/words/photos.yaml: photos of a contact form, once a visitor adds some.',
  {
    reading: 'While a photo is being made smaller.',
    waiting: 'While a message that was sent waits for its photos.',
    added: message('How many photos go with the message.', ['count', 'most']),
    photo: message('Description of a photo.', ['place', 'name']),
    remove: message('Name of the button that removes a photo.', ['place', 'name']),
    problems: words('Why a file cannot be added, and what to do.', {
      tooMany: message('Too many files.', ['most']),
      heic: ofFile('A format of the iPhone that only its own browser opens.'),
      tooLarge: ofFile('More than the device can open.'),
      broken: ofFile('Damaged.'),
      empty: ofFile('Nothing in it.'),
      notPicture: ofFile('Not a photo.'),
    }),
  },
)
