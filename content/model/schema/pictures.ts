import { type Static, Type } from 'typebox'
import { text } from './fields.ts'

export const picturesSchema = Type.Record(
  Type.String(),
  text('What the picture shows, for people who do not see it. Starts with what it is, not with "picture of".', {
    minLength: 10,
    maxLength: 200,
  }),
  { description: 'The alt text of every picture in content/images, under its name without the ending.' },
)

export type PictureTexts = Static<typeof picturesSchema>
