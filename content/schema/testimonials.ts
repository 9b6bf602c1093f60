import type { Static } from 'typebox'
import * as field from './fields.ts'

/** The file of customer reviews, quoted word for word. */
export const testimonialsFile = 'content/testimonials.yaml'

const testimonial = field.group(
  'One customer and their words, in the order shown on the site. Without its source and date, a production build leaves it out.',
  {
    name: {
      ...field.fact('Who said it, such as "Marisol G.". Translations repeat it.', 60),
      isKey: true,
    },
    'location?': field.text('A few words under the name, such as "Local Guide".', 40),
    text: field.text('What was said, word for word.'),
    rating: field.integer('Stars, 1 to 5.', 1, 5),
    'picture?': field.picture,
    'source?': field.fact('Where they published it, such as "Google".', 40),
    'date?': field.pastDay('The day they published it.'),
  },
)

export const testimonialsSchema = field.group(`${testimonialsFile}: what customers said.`, {
  // Left out until they are translated, because each is quoted in the language of the page.
  testimonials: { ...field.list(testimonial, 0), mayWait: true },
})

export type Testimonial = Static<typeof testimonial>

/** True if the source and the date of a review are known. */
export const isProvenReview = ({ source, date }: Testimonial): boolean =>
  source !== undefined && date !== undefined
