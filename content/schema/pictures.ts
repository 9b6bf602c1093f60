import { Type } from 'typebox'
import { optional, strict, text } from './fields.ts'

const texts = (description: string) =>
  Type.Record(
    Type.String(),
    text(
      'What the picture shows, for people who cannot see it, such as "Two roofers set tile on a hip roof". Start with the subject, not with "picture of".',
      {
        minLength: 10,
        maxLength: 200,
      },
    ),
    { description },
  )

export const picturesSchema = strict(
  {
    illustrations: optional(
      texts('Drawn or rendered pictures. Their alt text says so automatically.'),
    ),
    photographs: optional(texts('Pictures taken with a camera.')),
  },
  'content/images/pictures.yaml: the alt text of every picture in content/images, keyed by its name without extension.',
)
