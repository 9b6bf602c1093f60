import { message, words } from './fields.ts'

export const pictureWords = words('content/words/pictures.yaml: what is said of pictures.', {
  illustration: message('What screen readers say of a picture that is no photograph.', ['description']),
  allIllustrations: 'In the last line of every page, as long as the site has no photographs.',
})
