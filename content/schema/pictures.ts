import { Type } from 'typebox'
import * as field from './fields.ts'
import { energyQuestions, type Questions, roofQuestions } from './questions.ts'

export const picturesFile = 'content/images/pictures.yaml'

const picture = field.group('A picture of content/images.', {
  kind: field.oneOf(
    ['illustration', 'photograph'],
    'An illustration if it was drawn or rendered, a photograph if we took it. Alt texts and the last line of every page say so.',
  ),
  alt: field.text(
    'What the picture shows, for people who cannot see it, such as "Two roofers set tile on a hip roof". Start with the subject, not with "picture of".',
    { minLength: 10, maxLength: 200 },
  ),
})

/** The pictures of the options of some questions. */
export const picturesOf = (questions: Questions): string[] =>
  Object.values(questions).flatMap((question) =>
    question.kind === 'choice' && question.pictures
      ? question.ids.map((id) => `${question.pictures}-${id}`)
      : [],
  )

/** Those of all wizards. */
export const choicePictures = [...new Set(picturesOf({ ...roofQuestions, ...energyQuestions }))]

export const picturesSchema = field.group(
  `${picturesFile}: what each picture in content/images is, and shows.`,
  {
    pictures: Type.Record(Type.String(), picture, {
      description: 'Every picture, keyed by its name without extension.',
      propertyNames: { reference: 'picture' },
      required: choicePictures,
    }),
  },
)
