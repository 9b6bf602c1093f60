import { message, words } from './fields.ts'

export const reviewWords = words(
  'content/words/reviews.yaml: what screen readers say for the reviews on the home page.',
  {
    list: 'The reviews as a whole, which scroll sideways.',
    stars: message('The stars of a review.', ['stars']),
    previous: 'The arrow back.',
    more: 'The arrow forward.',
  },
)
