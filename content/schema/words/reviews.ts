import { message, words } from './fields.ts'

export const reviewWords = words(
  'content/words/reviews.yaml: the reviews on the home page, as screen readers say them, and samples.',
  {
    list: 'The reviews as a whole, which scroll sideways.',
    stars: message('The stars of a review.', ['stars']),
    sample: 'Under the name, while nobody has said it.',
    previous: 'The arrow back.',
    more: 'The arrow forward.',
  },
)
