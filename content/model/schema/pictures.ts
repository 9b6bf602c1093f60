import { type Static, Type } from 'typebox'
import { optional, strict, text } from './fields.ts'

const texts = (description: string) =>
  Type.Record(
    Type.String(),
    text('What the picture shows, for people who do not see it. Starts with what it is, not with "picture of".', {
      minLength: 10,
      maxLength: 200,
    }),
    { description },
  )

export const picturesSchema = strict(
  {
    illustrations: optional(texts('Pictures that are drawn or rendered. Their alt texts say so.')),
    photographs: optional(texts('Pictures that were taken with a camera.')),
  },
  'content/images/pictures.yaml: the alt text of every picture in content/images, under its name without the ending.',
)

export type PictureTexts = Static<typeof picturesSchema>
