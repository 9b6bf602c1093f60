import { message, words } from './fields.ts'

export const pictureWords = words('content/words/pictures.yaml: what is said about pictures.', {
  illustration: message('What screen readers say for a picture that is not a photograph.', [
    'description',
  ]),
  allIllustrations: 'In the last line of every page, if the site has no photographs.',
})
