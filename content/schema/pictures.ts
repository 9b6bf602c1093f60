import { Type } from 'typebox'
import * as field from './fields.ts'

const texts = (description: string) =>
  Type.Record(
    Type.String(),
    field.text(
      'What the picture shows, for people who cannot see it, such as "Two roofers set tile on a hip roof". Start with the subject, not with "picture of".',
      {
        minLength: 10,
        maxLength: 200,
      },
    ),
    { description },
  )

export const picturesSchema = field.group(
  {
    'illustrations?': texts('Drawn or rendered pictures. Their alt text says so automatically.'),
    'photographs?': texts('Pictures taken with a camera.'),
  },
  'content/images/pictures.yaml: the alt text of every picture in content/images, keyed by its name without extension.',
)
